import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { engineVersion } from '@brandwright/engine';
import { chromiumFlags, chromiumPath } from '../../tools/chromium.ts';
import { rounds } from './interleave.ts';
import { markdownTable, missedOf, type Outcome } from './table.ts';

export const root = join(import.meta.dirname, '..', '..');

interface Machine {
  readonly date: string;
  readonly words: string;
  /** Programs that wanted a core, on average over the minute before the first bench. */
  readonly load: number;
  readonly versions: Readonly<Record<string, string>>;
}

/** Where and with what is measured; asked before the first bench. */
export function describeMachine(): Machine {
  const cores = availableParallelism();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'bench', 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const peers = Object.entries(devDependencies).filter(([name]) => !name.startsWith('@brandwright/'));
  // “Chromium 147.0.7727.15 …”
  const chromium =
    execFileSync(chromiumPath(), ['--version', ...chromiumFlags], { encoding: 'utf8' })
      .trim()
      .split(' ')[1] ?? '';
  return {
    date: new Date().toISOString().slice(0, 10),
    words: `${cores} cores, ${gigabytes} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`,
    load: loadavg()[0] ?? 0,
    versions: { engine: engineVersion, chromium, ...Object.fromEntries(peers) },
  };
}

/** reports/bench.json: every sample of this run. */
export function writeReport(machine: Machine, outcomes: readonly Outcome[]): void {
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports', 'bench.json'), `${JSON.stringify({ ...machine, rounds, outcomes }, null, 2)}\n`);
}

/** bench/results.md: the last whole run, for people; it is committed. */
export function writeRecord(machine: Machine, outcomes: readonly Outcome[]): void {
  const missed = outcomes.flatMap(missedOf);
  const demands = outcomes.flatMap(({ figures }) => figures).filter(({ demand }) => demand !== null).length;
  const versions = Object.entries(machine.versions).map(([name, version]) => `${name} ${version}`);
  const text = [
    '# The last whole run of `npm run bench`',
    '',
    `${machine.date} · ${machine.words} · load ${machine.load.toFixed(1)} before the first bench, ${(loadavg()[0] ?? 0).toFixed(1)} after the last`,
    '',
    `Versions: ${versions.join(', ')}.`,
    '',
    `Medians of ${rounds} rounds in which ours and what stands beside it (–) take turns; the last column is how many times the other's value ours is.`,
    'Times hold for this machine only, ratios a good deal further.',
    '',
    missed.length === 0 ? `All ${demands} demands are held.` : `**Missed:** ${missed.join('; ')}.`,
    '',
    ...outcomes.map(markdownTable),
  ].join('\n');
  writeFileSync(join(root, 'bench', 'results.md'), `${text.trimEnd()}\n`);
}
