/** A line of defence, how it is taken away, and the test that has to notice. */
export interface Control {
  /** Row of docs/reliability.md. */
  readonly row: string;
  /** What is gone when it is taken away. */
  readonly gone: string;
  /** Paths from the root of the repository. */
  readonly file: string;
  /** Stands there exactly once, and what stands there instead. */
  readonly find: string;
  readonly replace: string;
  readonly test: string;
  /** A part of the title of every test that has to fail; the same on each database. */
  readonly title: string;
}

/** The text of a control's file without the control. Throws when it is not there exactly once: the list is behind the code then. */
export function sabotaged(text: string, { row, file, find, replace }: Control): string {
  const times = text.split(find).length - 1;
  if (times !== 1)
    throw new Error(`${row}: “${find}” stands ${times} times in ${file}. Bring tools/sabotage/controls.ts up to date.`);
  return text.replace(find, () => replace);
}
