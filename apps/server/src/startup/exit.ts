/** Exit statuses as in sysexits.h, so that service managers and people can tell them apart. */
export const exits = { unavailable: 69, held: 75, settings: 78 } as const;

/** Prints why the server cannot run, and exits. */
export function leave(status: number, line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(status);
}
