import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Picture, pictureOf } from './picture.ts';

/** Other programs are asked where a machine has them; the tests say so where it has not. */
const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
export const ghostscript = has('gs');
export const qpdf = has('qpdf');

/** A page to be painted: a PDF, or an EPS cropped to its box. */
export interface Page {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Pixels a point. */
  readonly scale: number;
}

const quiet = ['-dSAFER', '-dBATCH', '-dNOPAUSE', '-q', '-dEPSCrop'];
/** Soft edges for light. Inks are put down hard, so that every pixel is one of them. */
const edges: Readonly<Record<Device, readonly string[]>> = {
  pngalpha: ['-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'],
  pamcmyk32: [],
};

/** `pngalpha` paints light and leaves paper clear; `pamcmyk32` puts down process inks, those of a CMYK page as they are. */
export type Device = 'pngalpha' | 'pamcmyk32';

/**
 * Pages as Ghostscript paints them, all by one process: starting it takes longer than twenty pages. Throws when it says anything at all,
 * ends early or paints another number of pages.
 */
export async function painted(pages: readonly Page[], device: Device): Promise<readonly Picture[]> {
  const folder = mkdtempSync(join(tmpdir(), 'painted-'));
  try {
    const files = pages.flatMap(({ path, bytes, scale }, i) => {
      const file = join(folder, `${i}${path.endsWith('.pdf') ? '.pdf' : '.eps'}`);
      writeFileSync(file, bytes);
      const dpi = (72 * scale).toFixed(4);
      // What is said between two of these lines is said by the file of the first.
      return ['-c', `<< /HWResolution [${dpi} ${dpi}] >> setpagedevice (@${i}) = flush`, '-f', file];
    });
    const pictures = join(folder, 'painted-%d');
    const run = spawnSync('gs', [...quiet, ...edges[device], `-sDEVICE=${device}`, `-sOutputFile=${pictures}`, ...files], {
      encoding: 'latin1',
    });
    const heard = run.stdout.split(/^@\d+\n/m);
    const said = heard.flatMap((text, i) => (text === '' ? [] : [`${pages[i - 1]?.path}: ${text}`]));
    if (run.status !== 0 || run.stderr !== '' || run.stdout !== pages.map((_, i) => `@${i}\n`).join(''))
      throw new Error(
        `Ghostscript ended with ${run.status} at page ${heard.length - 1} of ${pages.length} and said: ${[...said, run.stderr].join(' ').slice(0, 400)}`,
      );
    const read = (_: Page, i: number) => readFileSync(join(folder, `painted-${i + 1}`));
    return device === 'pngalpha' ? await Promise.all(pages.map(read).map((png) => pictureOf(png))) : pages.map(read).map(inksOf);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A PAM of four inks. */
function inksOf(file: Buffer): Picture {
  const end = 'ENDHDR\n';
  const start = file.indexOf(end) + end.length;
  const header = file.toString('latin1', 0, start);
  const side = (name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(header)?.[1]);
  return { width: side('WIDTH'), height: side('HEIGHT'), data: file.subarray(start) };
}
