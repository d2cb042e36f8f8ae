/** Words of stages, which are places only where others of their kind stand beside them: the words of houses know none of these. */
const STAGE =
  /(?<!\p{L})(?:stages?|marquee|tent|bühne|zelt|festzelt|scène|chapiteau|escenario|carpa|palco|tenda|podium|scen|scene|telt|tält|scena|namiot)(?!\p{L})|bühne$|ステージ|舞台|무대/iu;

/** @returns whether a text may name a stage: "Forest Stage" */
export const isStage = (text: string): boolean => STAGE.test(text);
