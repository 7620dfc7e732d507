/** Exit statuses, as sysexits.h numbers them; the help text tells them too. */
export const exits = {
  done: 0,
  /** The command line is wrong: an unknown flag, a missing one, a value out of range. */
  usage: 64,
  /** The brief cannot be designed: the engine refused a value, or found no design. */
  data: 65,
  /** The account that was named is not there, or not ready for what was asked. */
  nobody: 67,
  /** The database cannot be reached or used. */
  unavailable: 69,
  /** Something failed that should not: please report it. */
  software: 70,
  /** A file could not be read or written. */
  files: 74,
  /** The data folder is in use by another process. */
  held: 75,
  /** The environment is not right. */
  settings: 78,
} as const;
export type Exit = (typeof exits)[keyof typeof exits];

/** A failure with its exit status and the lines that tell people about it. */
export class CommandError extends Error {
  readonly exit: Exit;
  constructor(exit: Exit, lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'CommandError';
    this.exit = exit;
  }
}
