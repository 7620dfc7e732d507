/** Exit statuses, as sysexits.h numbers them; the help text tells them too. */
export const exits = {
  done: 0,
  /** The command line is wrong: an unknown flag, a missing one, a value out of range. */
  usage: 64,
  /** The brief cannot be designed: the engine refused a value, or found no design. */
  data: 65,
  /** Something failed that should not: please report it. */
  software: 70,
  /** A file could not be read or written. */
  files: 74,
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
