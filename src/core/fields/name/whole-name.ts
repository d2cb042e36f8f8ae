/** Of the candidate that was chosen, the name with all of its lines, and without what else stands on them. */
import type { Extent, Page } from '../record';
import { withoutAudience } from './audience';
import { withoutBadge } from './badge';
import { bareOfPlace } from './bare-of-place';
import { withoutOpenBracket } from './clean-name';
import { titleOfGroup } from './heading-group';
import { wholeBelowLabel } from './labelled-name';
import { withoutLineUp } from './line-up';
import { withoutLinkedBrackets } from './linked-brackets';
import type { NameCandidate } from './name';
import { withoutPaperLinks } from './paper-links';
import { wholeQuoted } from './quoted-name';
import { captionOfSheet } from './sheet-caption';
import { withoutSmallPrint } from './small-print';
import { wholeTitle } from './title-lines';
import { titleOfTalk } from './title-of-talk';
import { titleRun } from './title-run';

/** @returns the candidate, longer or shorter */
export function wholeName(page: Page, record: Extent, name: NameCandidate): NameCandidate {
  const called = captionOfSheet(page, record, titleOfGroup(page, record, name));
  const own = withoutLineUp(
    page,
    record,
    wholeBelowLabel(
      page,
      record,
      withoutSmallPrint(page, withoutAudience(page, withoutBadge(page, titleRun(page, record, called)))),
    ),
  );
  const whole = wholeTitle(page, record, wholeQuoted(page, record, own));
  const bare = withoutOpenBracket(withoutLinkedBrackets(page.outline.lines[whole.line]!, whole.text));
  const { words } = page.facts;
  const text = whole.inherited ? bare : bareOfPlace(bare, (said) => words.has('eventWord', said));
  return titleOfTalk(page, withoutPaperLinks(page, { ...whole, text }));
}
