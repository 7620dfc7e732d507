import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readBriefs } from './briefs.ts';
import { slugOf } from './slug.ts';

/** Has another checkout design every brief, in folders as `pairs --against` wants them. */
export function runLast(checkout: string, briefs: string, out: string): void {
  for (const { written } of readBriefs(briefs)) {
    const flags = Object.entries(written).flatMap(([field, value]) => [`--${field}`, String(value)]);
    const program = join(checkout, 'apps', 'cli', 'bin', 'brandwright.mjs');
    execFileSync(process.execPath, [program, 'design', ...flags, '--out', join(out, slugOf(written.name))], { stdio: 'inherit' });
  }
}
