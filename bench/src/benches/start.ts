import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { interleave, timed } from '../interleave.ts';
import { newFolder, openServer, serverProgram } from '../running-server.ts';

const npmStart = ['npm', ['start', '--silent']] as const;

/** `npm start` in a checkout that is installed, until the line that says it is ready. The first builds the pages when they are stale, and makes the database. */
export const start: Bench = {
  name: 'start',
  title: 'npm start until “ready”',
  async run() {
    const [folder, empty] = [newFolder(), newFolder()];
    const firstMs = await readyIn(folder, ...npmStart);
    const { again, server, npm } = await interleave({
      again: () => readyIn(folder, ...npmStart),
      server: () => readyIn(folder, process.execPath, [serverProgram]),
      npm: () => timed(npmItself),
    });
    const databaseMs = await readyIn(empty, process.execPath, [serverProgram]);
    for (const made of [folder, empty]) rmSync(made, { recursive: true });
    return [
      figure('npm start, again', 'ms', again, {
        demand: 3000,
        beside: [
          { what: 'the server alone', unit: 'ms', samples: server },
          { what: 'floor: npm --version', unit: 'ms', samples: npm },
        ],
      }),
      figure('npm start, the first of this run', 'ms', [firstMs]),
      figure('the server alone, its database made', 'ms', [databaseMs]),
    ];
  },
};

async function readyIn(folder: string, program: string, args: readonly string[]): Promise<number> {
  const server = await openServer({ folder, program, args });
  await server.close();
  return server.readyAfter;
}

function npmItself(): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn('npm', ['--version'], { stdio: 'ignore' })
      .on('error', reject)
      .on('exit', () => resolve());
  });
}
