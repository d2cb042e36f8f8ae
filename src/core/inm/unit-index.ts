/** The units of a network while it is built: found by name, by the pages that are theirs, by the titles that name them. */
import { addressKey, cleanAddress } from '../site/address';
import { TITLE_SEPARATORS } from '../page/title-parts';
import { foldName, wordsKey } from '../relate/folded-name';
import { matchUnit } from '../text/units/index';
import type { Level } from '../finding';
import { mayContain, type UnitClass, type UnitNode } from './network';

/** Languages whose words name units; of a unit that is only mentioned the page's language is not known any more. */
const LANGUAGES = ['en', 'ja', 'zh', 'de', 'fr', 'es', 'pt', 'ko'];

/** A name of signs alone is only itself. */
export const nameKey = (name: string): string => wordsKey(foldName({ name })) || name;

/** Titles of one page: "Staff | Department of Physics | Example University". */
const titleParts = (title: string): string[] =>
  title.split(TITLE_SEPARATORS.unitOfSite).filter((part) => part.trim() !== '');

export class UnitIndex {
  readonly units: UnitNode[] = [];
  readonly #byName = new Map<string, UnitNode>();
  readonly #byPage = new Map<string, UnitNode>();
  readonly #byId = new Map<string, UnitNode>();

  constructor(university: string, url: string | undefined) {
    this.add(university, 'university', url ? { url } : {});
  }

  get root(): UnitNode {
    return this.units[0]!;
  }

  /** The unit of this name, made if it is new; values that it lacks are taken over. */
  add(name: string, unitClass: UnitClass, values: Partial<Pick<UnitNode, 'url' | 'email' | 'telephone'>>): UnitNode {
    const key = nameKey(name);
    let unit = this.#byName.get(key);
    if (!unit) {
      unit = { id: `unit-${this.units.length + 1}`, class: unitClass, name, sources: [] };
      this.units.push(unit);
      this.#byName.set(key, unit);
      this.#byId.set(unit.id, unit);
    }
    for (const field of ['url', 'email', 'telephone'] as const) unit[field] ??= values[field];
    const page = unit.url ? pageOf(unit.url) : undefined;
    if (page !== undefined && !this.#byPage.has(page)) this.#byPage.set(page, unit);
    return unit;
  }

  /** A unit that is only named, as somebody's parent or affiliation; undefined where the text is no unit's name. */
  named(name: string): UnitNode | undefined {
    const known = this.#byName.get(nameKey(name));
    if (known) return known;
    const matches = LANGUAGES.map((lang) => matchUnit(name, lang)).filter((match) => match !== null);
    const best = matches.sort((a, b) => b.score - a.score)[0];
    return best && best.score >= 0.5 ? this.add(best.name, best.level, {}) : undefined;
  }

  /**
   * The unit whose page this is: named in the page's title, or the one at whose address, or below it, the page stands;
   * of several the smallest. The university where none is.
   */
  ofPage({ url, title }: { url: string; title: string }): UnitNode {
    const named = titleParts(title)
      .map((part) => this.#byName.get(nameKey(part)))
      .filter((unit) => unit !== undefined && unit !== this.root);
    if (named.length > 0) return named.reduce((a, b) => (mayContain(a!.class, b!.class) ? b : a))!;
    for (let page = pageOf(url); page; page = above(page)) {
      const unit = this.#byPage.get(page);
      if (unit) return unit;
    }
    return this.root;
  }

  /** Puts a unit below another, unless that would turn the order round; the first parent that is not the university stays. */
  place(unit: UnitNode, parent: UnitNode): void {
    if (unit === this.root || unit === parent || !mayContain(parent.class, unit.class)) return;
    if (unit.parent !== undefined && unit.parent !== this.root.id) return;
    for (let up: UnitNode | undefined = parent; up; up = this.#byId.get(up.parent ?? '')) if (up === unit) return;
    unit.parent = parent.id;
  }
}

export const levelOf = (level: Level | undefined): Level => level ?? 'department';

function pageOf(url: string): string | undefined {
  const address = cleanAddress(url);
  return address ? addressKey(address).replace(/\?.*$/, '') : undefined;
}

/** "host/eng/people" → "host/eng"; the host itself is the university's, or a department's own host. */
function above(page: string): string {
  const at = page.lastIndexOf('/');
  return at < 0 ? '' : page.slice(0, at);
}
