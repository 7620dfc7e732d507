import { type ChildProcess, spawn } from 'node:child_process';

/** Kills processes when this one is gone, however it ended and whatever they are busy with. */
export interface Guard {
  add(pid: number): void;
  remove(pid: number): void;
  /** Ends the guard. Processes that it still watches are killed. */
  close(): void;
}

/**
 * Keeps the watched ids, which come one a line after a sign. Its input ends with the process that holds the other end of the pipe.
 * Signals of a terminal reach the whole process group, and only the parent decides what they mean.
 */
const script = `
trap '' INT TERM HUP
held=
while read -r sign pid; do
  others=
  for one in $held; do [ "$one" = "$pid" ] || others="$others $one"; done
  held=$others
  [ "$sign" = + ] && held="$held $pid"
done
[ -z "$held" ] || kill -9 $held
`;

/**
 * One shell watches all children: a thread of its own in each would take 10 MB. Without a shell (Windows), a child whose parent is
 * gone ends after its current job.
 */
export function openGuard(): Guard {
  const watched = new Set<number>();
  let shell: ChildProcess | null = null;
  let closed = false;
  const tell = (line: string): void => void shell?.stdin?.write(line);
  const open = (): void => {
    const started = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'] });
    shell = started;
    // Without a shell there is nothing to write to. Whatever is written to one that has ended is told to the next.
    started.on('error', () => {});
    started.stdin.on('error', () => {});
    started.once('exit', (_code, signal) => {
      shell = null;
      // One that ends by itself would do so again.
      if (!closed && signal !== null) open();
    });
    // Neither keeps this process alive.
    started.unref();
    (started.stdin as typeof started.stdin & { unref(): void }).unref();
    for (const pid of watched) tell(`+ ${pid}\n`);
  };
  open();
  return {
    add(pid) {
      watched.add(pid);
      tell(`+ ${pid}\n`);
    },
    remove(pid) {
      if (watched.delete(pid)) tell(`- ${pid}\n`);
    },
    close() {
      closed = true;
      shell?.stdin?.end();
    },
  };
}
