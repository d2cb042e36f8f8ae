/** Pages of what was made, by the folder in which they lie: "/projects/pine-chair" is nobody's page, whatever its link is called. */
const WORKS =
  /\/(?:projects?|proyectos?|projekte|projets?|progetti|projetos?|projecten|works|obras|werke|(?:oe|œ)uvres|opere|products?|productos|produkte|produits|prodotti|produtos)\/[^/?#]/iu;

/** Folders of those who work on a project: "/projects/kelp/people/ann-lee". */
const PEOPLE =
  /\/(?:people|persons?|team|staff|members?|authors?|artists?|personas|equipo|miembros|personen|mitarbeitende|mitarbeiter|personnes|equipe|équipe|membres|persone|membri|pessoas|medewerkers)\/[^/?#]/iu;

/** @returns whether an address is that of a project, a work or a product of the site that the page is of; somebody's elsewhere may lie below a project */
export function isPageOfWork(url: string, page: string): boolean {
  try {
    const { host, pathname } = new URL(url);
    const path = decodeURI(pathname);
    return host === new URL(page).host && WORKS.test(path) && !PEOPLE.test(path);
  } catch {
    return false;
  }
}
