import { execFileSync } from 'node:child_process';

/** For tests: numbers of the processes that this one, or another, has started with a program of this name. */
export function childProcesses(program: string, parent: number = process.pid): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [, pid, ppid, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent && args.includes(program) ? [Number(pid)] : [];
  });
}
