/** Folds by site: how many, and where the models of the folds, what they judged, and the model that has seen all are kept. */
export const FOLDS = 5;
export const OUT_OF_FOLD = '.out/out-of-fold';
/** The models of the folds, kept beside what they judged, so that a change of fields is measured without training. */
export const FOLD_MODELS = `${OUT_OF_FOLD}/models.json`;

/** The models of page kinds, each without the sites of a fold of its own; they are trained on what the judges found. */
export const FOLD_KINDS = `${OUT_OF_FOLD}/page-kinds.json`;

export const MODEL_FILE = 'models/record-judge/model.json';
