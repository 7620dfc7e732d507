/** A sentence that promises something, or says that something is not there: where it stands, its words, and the row that will take it away. */
export interface Promised {
  /** Of the page, with `_id` for any id; `*` where it stands on every page that has it. */
  readonly path: string;
  /** Part of the sentence, as it is read. */
  readonly phrase: string;
  readonly row: string;
}

/** What the pages may say so. Whoever builds a thing takes its line away. */
export const promises: readonly Promised[] = [];
