/** A change of one file. */
export interface Change {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Stands there exactly once, and what stands there instead. */
  readonly find: string;
  readonly replace: string;
}

/** A line of defence, how it is taken away, and the test that has to notice. */
export interface Control extends Change {
  /** Row of docs/reliability.md. */
  readonly row: string;
  /** What is gone when it is taken away. */
  readonly gone: string;
  /** Elsewhere: further lines of a defence that has several, each enough alone. */
  readonly and?: readonly Change[];
  /** Path from the root of the repository. */
  readonly test: string;
  /** A part of the title of every test that has to fail; the same on each database. */
  readonly title: string;
}

export const changesOf = (control: Control): readonly Change[] => [control, ...(control.and ?? [])];

/** The text of a file without what is taken away. Throws when it is not there exactly once: the list is behind the code then. */
export function sabotaged(text: string, { file, find, replace }: Change): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`“${find}” stands ${times} times in ${file}. Bring tools/sabotage/controls.ts up to date.`);
  return text.replace(find, () => replace);
}
