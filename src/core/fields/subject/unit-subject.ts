import type { UnitMatch } from '../../text/units/index';
import type { Subject } from './subject';

/** A unit as the subject of its page, by its name without an article, for which no record was found. */
export const asSubject = ({ name, level }: Pick<UnitMatch, 'name' | 'level'>, line: number): Subject => ({
  kind: 'department',
  name: name.replace(/^[^\p{L}\p{N}]*(?:the\s)?/iu, ''),
  line,
  record: -1,
  level,
});
