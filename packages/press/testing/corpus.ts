import names from '../../engine/testing/corpus-names.json' with { type: 'json' };

/** Names of the corpus of bad inputs that are accepted and must look the same in every format. */
export const corpus: readonly string[] = names;
