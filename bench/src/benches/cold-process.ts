import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { interleave, timed } from '../interleave.ts';
import { root } from '../record.ts';
import { type Written, written } from '../specimens.ts';

const program = join(root, 'apps', 'cli', 'bin', 'brandwright.mjs');

/** The command line from nothing: a process that is not there yet until eight whole SVG files are. */
export const coldProcess: Bench = {
  name: 'cold',
  title: 'From no process to eight SVG files: brandwright design',
  async run() {
    const whole: number[] = [];
    const { files, nothing } = await interleave({
      files: async (round) => {
        const { files, end } = await design(written[(round + 1) % written.length] as Written);
        if (round >= 0) whole.push(end);
        return files;
      },
      nothing: () => timed(() => ended(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }))),
    });
    return [
      figure('until eight SVG files are written', 'ms', files, {
        demand: 1500,
        beside: [{ what: 'node -e 0', unit: 'ms', samples: nothing }],
      }),
      figure('until the process ends: variants, 1024 px PNG files and the list as well', 'ms', whole),
    ];
  },
};

async function design({ name, ...rest }: Written): Promise<{ readonly files: number; readonly end: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-bench-'));
  const flags = Object.entries({ name, ...rest, out: folder }).flatMap(([flag, value]) => [`--${flag}`, value]);
  const began = performance.now();
  const child = spawn(process.execPath, [program, 'design', ...flags], { stdio: ['ignore', 'ignore', 'inherit'] });
  const end = ended(child).then(() => performance.now() - began);
  try {
    while (!eightIn(folder) && child.exitCode === null) await wait(4);
    const files = performance.now() - began;
    return { files, end: await end };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function eightIn(folder: string): boolean {
  const svgs = readdirSync(folder).filter((file) => /^\d\d-[a-z0-9]{13}\.svg$/.test(file));
  return svgs.length === 8 && svgs.every((file) => readFileSync(join(folder, file), 'utf8').trimEnd().endsWith('</svg>'));
}

/** Resolves when a program has done its work; rejects when it failed. */
function ended(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}.`))));
  });
}
