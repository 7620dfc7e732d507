import { readdirSync, readFileSync } from 'node:fs';

/**
 * Megabytes that a process and all its descendants hold: the sum of their proportional set sizes, in which a page that several
 * share counts once. Linux only.
 */
export function memoryOf(pid: number): number {
  const pids = [pid];
  const parents = allParents();
  for (const one of pids) pids.push(...[...parents].filter(([, parent]) => parent === one).map(([child]) => child));
  return pids.reduce((total, one) => total + proportional(one), 0);
}

function allParents(): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = /\) \S (\d+)/.exec(read(`/proc/${entry}/stat`))?.[1];
    if (parent !== undefined) parents.set(Number(entry), Number(parent));
  }
  return parents;
}

const proportional = (pid: number): number =>
  (Number(/^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024) / 1e6;

/** Empty for a process that has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
