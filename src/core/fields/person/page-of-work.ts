/** Pages of what was made, by the folder in which they lie: "/projects/pine-chair" is nobody's page, whatever its link is called. */
const WORKS =
  /\/(?:projects?|proyectos?|projekte|projets?|progetti|projetos?|projecten|works|obras|werke|(?:oe|œ)uvres|opere|products?|productos|produkte|produits|prodotti|produtos)\/[^/?#]/iu;

/** @returns whether an address is that of a project, a work or a product */
export function isPageOfWork(url: string): boolean {
  try {
    return WORKS.test(decodeURI(new URL(url).pathname));
  } catch {
    return false;
  }
}
