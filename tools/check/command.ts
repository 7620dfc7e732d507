import { spawn } from 'node:child_process';
import { root } from './workspace.ts';

/** How a program ended, and all that it said. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program of node_modules/.bin (or of PATH) at the root, without colors, and waits for its end. */
export function run(program: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((done) => {
    const env = {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      PATH: `${root}/node_modules/.bin:${process.env.PATH ?? ''}`,
    };
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const text = (): string => Buffer.concat(chunks).toString('utf8').trim();
    child.on('error', (error) => done({ ok: false, output: `${program} did not start: ${error.message}` }));
    child.on('close', (code, signal) => {
      const ending = signal === null ? '' : `\n${program} was ended by ${signal}.`;
      done({ ok: code === 0, output: `${text()}${ending}` });
    });
  });
}
