/** What part a declared thing plays on the page: its subject, one of its list, or a body or person behind the scenes. */
import { isBusiness, isEvent, isInstitution, isPerson } from './types';
import type { Source } from './sheet';
import { absolute } from './sheet';
import type { Thing } from './thing';

/** 'subject': the page is about it; 'listed': it stands in the markup on its own; 'owner': the body whose site it is. */
export type Standing = 'subject' | 'listed' | 'owner';

export interface Role {
  /** Undefined for things that are no records of the page. */
  standing?: Standing;
  /** Of a department: the body that it belongs to. */
  whole?: Thing;
}

/** Properties whose things are there for the sake of another. What stands inside them is not the page's own. */
const ASIDE = new Set(
  (
    'author creator publisher editor contributor copyrightHolder accountablePerson sourceOrganization provider sponsor ' +
    'funder founder performer performers organizer attendee actor actors director composer translator illustrator ' +
    'location contentLocation workLocation homeLocation containedInPlace seller offers review reviews reviewedBy ' +
    'comment comments aggregateRating itemReviewed superEvent recordedIn recordedAt breadcrumb isPartOf ' +
    'potentialAction brand manufacturer alumniOf parentOrganization worksFor affiliation memberOf spouse knows ' +
    'colleague parent children sibling relatedTo follows mentions isRelatedTo isSimilarTo speakable workFeatured workPerformed ' +
    'previousStartDate competitor homeTeam awayTeam interactionStatistic'
  ).split(' '),
);
const ASIDE_TYPES = new Set(['BreadcrumbList', 'SiteNavigationElement', 'WPHeader', 'WPFooter', 'Comment', 'Review']);
const SUBJECT = /^mainEntity$/;
/** Where a person may stand and be one of those that the page presents. */
const PRESENTS_PERSON = /^(?:mainEntity|item|itemListElement|members?|employees?|hasPart|about)$/;
const IS_DEPARTMENT = /^(?:department|departments|subOrganization)$/;

/** @returns for a thing of the graph, what it is to the page; ask in the graph's order */
export function rolesOf(source: Source): (thing: Thing) => Role {
  const aside = new Map<Thing, boolean>();
  for (const thing of source.graph.things) {
    const { parent, via } = thing;
    aside.set(
      thing,
      (parent !== undefined && aside.get(parent) === true) ||
        (via !== undefined && ASIDE.has(via)) ||
        thing.types.some((type) => ASIDE_TYPES.has(type)),
    );
  }
  return (thing) => {
    const uses = [...(thing.via ? [thing.via] : []), ...thing.referredAs.keys()];
    const subject = uses.some((use) => SUBJECT.test(use)) || isOfThisPage(source, thing);
    if (subject && aside.get(thing) && thing.via && ASIDE.has(thing.via)) return {};
    if (!subject && aside.get(thing)) return {};
    // A review or a ticket may point at the event; that takes nothing from it.
    if (isEvent(thing)) return { standing: subject ? 'subject' : 'listed' };
    if (!subject && uses.some((use) => ASIDE.has(use))) return {};
    if (isPerson(thing)) {
      if (uses.length > 0 && !uses.some((use) => PRESENTS_PERSON.test(use))) return {};
      if (thing.types.length > 1 && !subject) return {};
      return { standing: subject ? 'subject' : isSiteOwner(source, thing) ? 'owner' : 'listed' };
    }
    const whole = wholeOf(thing);
    if (whole) return { standing: subject ? 'subject' : 'listed', whole };
    if (isBusiness(thing)) return { standing: subject ? 'subject' : 'listed' };
    if (isInstitution(thing)) return { standing: 'owner' };
    return { standing: subject ? 'subject' : 'listed' };
  };
}

/** `mainEntityOfPage` names this very page. */
function isOfThisPage({ graph, pageUrl }: Source, thing: Thing): boolean {
  return graph.values(thing, 'mainEntityOfPage').some((value) => {
    const raw = typeof value === 'object' ? (value.id ?? graph.text(value, 'url')) : String(value);
    return raw !== undefined && bare(absolute(raw, pageUrl)) === bare(pageUrl);
  });
}

/** A person whose own page is the site's front page: plugins declare whoever runs the site so, on every page. */
function isSiteOwner({ graph, pageUrl }: Source, thing: Thing): boolean {
  const own = absolute(graph.text(thing, 'url') ?? '', pageUrl);
  return own !== undefined && /^https?:\/\/[^/]+$/.test(bare(own)!) && bare(own) !== bare(pageUrl);
}

/** Address without fragment, index page and closing slash. */
const bare = (url: string | undefined): string | undefined =>
  url
    ?.replace(/#.*$/, '')
    .replace(/index\.\w+$/, '')
    .replace(/\/$/, '');

/**
 * The institution that declares the thing as its department. A shop's departments (a chemist's inside a market) are
 * businesses.
 */
function wholeOf(thing: Thing): Thing | undefined {
  const places: [string, Thing][] = thing.parent && thing.via ? [[thing.via, thing.parent]] : [];
  const whole = [...places, ...thing.referredAs].find(([via]) => IS_DEPARTMENT.test(via))?.[1];
  return whole && isBusiness(whole) && !isInstitution(whole) ? undefined : whole;
}
