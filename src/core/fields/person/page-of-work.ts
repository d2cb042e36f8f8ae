/** Pages of what was made, by the folder in which they lie: "/projects/pine-chair" is nobody's page, whatever its link is called. */
const WORKS =
  /\/(?:projects?|proyectos?|projekte|projets?|progetti|projetos?|projecten|works|obras|werke|(?:oe|œ)uvres|opere|products?|productos|produkte|produits|prodotti|produtos)\/[^/?#]/iu;

/** @returns whether an address is that of a project, a work or a product of the site that the page is of; somebody's elsewhere may lie below a project */
export function isPageOfWork(url: string, page: string): boolean {
  try {
    const { host, pathname } = new URL(url);
    return host === new URL(page).host && WORKS.test(decodeURI(pathname));
  } catch {
    return false;
  }
}
