/** What stands in a list of people where a name will stand: a post that nobody holds yet. */
const VACANT =
  /^[\s([（【*–—-]*(?:(?:currently |position |post |seat )?(?:vacant|vacancy|unfilled)(?: (?:position|post|seat))?|(?:position|post) (?:open|available)|to be (?:announced|appointed|confirmed|determined|elected|filled|hired|named)|tb[acdn]|n\.\s?n\.?|derzeit unbesetzt|unbesetzt|vakant|nicht besetzt|zu besetzen|(?:poste )?(?:vacant|à pourvoir)|vacante|por (?:designar|nombrar|definir|confirmar)|a (?:designar|definir)|vago|posto vago|da (?:nominare|definire|assegnare)|vacature|vacant|vakans|tillsätts(?: senare)?|вакансия|вакантно|вакантная должность|未定|欠員|空席|選考中|公募中|募集中|着任予定|調整中|空缺|待定|待聘|招聘中|공석|미정|채용\s?중)[\s)\]）】*.–—-]*$/iu;

/** @returns whether a text says that a post is to be filled, and names nobody */
export const isVacancy = (text: string): boolean => text.length <= 40 && VACANT.test(text);
