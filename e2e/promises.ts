/** A sentence that promises something, or says that something is not there: where it stands, its words, and the row that will take it away. */
export interface Promised {
  /** Of the page, with `_id` for any id; `*` where it stands on every page that has it. */
  readonly path: string;
  /** Part of the sentence, as it is read. */
  readonly phrase: string;
  readonly row: string;
}

/** What the pages may say so. Whoever builds a thing takes its line away. */
export const promises: readonly Promised[] = [
  // On every page with a footer.
  { path: '*', phrase: 'Coming soon:', row: 'N-03' },
  // Facts a person has not given, not things that we owe.
  { path: '/create/kit', phrase: 'Not chosen yet', row: 'W-01' },
  { path: '/results/_id', phrase: 'Not ready yet', row: 'M-03' },
];

/** Whether a sentence of a page stands in the list. */
export const isListed = (path: string, sentence: string): boolean =>
  promises.some((one) => (one.path === '*' || one.path === path) && sentence.includes(one.phrase));
