import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Design, drawing, outlineOf, printPdf, printSvg } from '@brandwright/engine';
import { type KitOrder, openPress, type Press, pressArchive } from '@brandwright/press';
import { drawSet, openStudio } from '@brandwright/press/maker';
import favicons from 'favicons';
import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { interleave } from '../interleave.ts';
import { memoryOf } from '../proc-memory.ts';
import { briefOf, written } from '../specimens.ts';

const launcher = fileURLToPath(new URL('../../../apps/cli/bin/brandwright.mjs', import.meta.url));

/** Briefs whose kits are made, one design of each; every round makes all of them. */
const sitters = [0, 7, 12, 19] as const;

/** The whole kit from order to the last byte of its archive, by a warm press of two children; beside what other programs take for a file. */
export const kit: Bench = {
  name: 'kit',
  title: 'The whole kit as one archive, by a warm press (the middle of four brands)',
  async run() {
    const orders = await ordersOf();
    const press = openPress();
    await press.warm();
    const made = { files: 0, bytes: 0 };
    try {
      const { set, icons, pdf, ourPdf } = await interleave({
        set: async () => middle(await each(orders, (order) => timed(() => archive(press, order, made)))),
        icons: async () => middle(await each(orders, ({ design }) => iconsPerFile(design))),
        pdf: async () => middle(await each(orders, ({ design }) => timed(() => peerPdf(design)))),
        ourPdf: async () =>
          middle(
            await each(orders, async ({ design }) =>
              timed(async () => printPdf(outlineOf(drawing(design, 'full')), { title: design.name })),
            ),
          ),
      });
      const files = made.files;
      return [
        figure('the whole kit', 'ms', set, { demand: 2000 }),
        figure(
          'a file of it',
          'ms',
          set.map((ms) => ms / files),
          { demand: 7, beside: [{ what: 'favicons: a file of a set of icons', unit: 'ms', samples: icons }] },
        ),
        figure('a PDF of it, printed', 'ms', ourPdf, {
          beside: [{ what: 'pdfkit with svg-to-pdfkit: the same logo', unit: 'ms', samples: pdf }],
        }),
        figure('memory of brandwright kit and its children, the most at any time', 'MB', [await peakOfCommand()], {
          demand: 900,
        }),
        figure('the archive', 'kB', [made.bytes / 1000]),
      ];
    } finally {
      await press.close();
    }
  },
};

async function ordersOf(): Promise<readonly KitOrder[]> {
  const studio = await openStudio();
  return each(sitters, async (i) => {
    const brief = briefOf(written[i]);
    const { set } = await drawSet(studio, brief, { round: 0 });
    const design = set.designs.find(({ genome }) => genome.mark !== null);
    if (design === undefined) throw new Error(`No design of ${brief.name} has a mark.`);
    return { design, brief };
  });
}

async function archive(press: Press, order: KitOrder, made: { files: number; bytes: number }): Promise<void> {
  let tail = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of pressArchive(press, order)) {
    bytes += chunk.length;
    tail = Buffer.concat([tail, chunk]).subarray(-22);
  }
  // The end of an archive tells how many files it holds.
  Object.assign(made, { files: tail.readUInt16LE(10), bytes });
}

/** A run of the command by itself: this process holds what others need. */
async function peakOfCommand(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-bench-'));
  const brief = ['--name', 'Juniper & Rye', '--industry', 'Food & Beverage'];
  const command = spawn(process.execPath, [launcher, 'kit', ...brief, '--out', join(folder, 'kit.zip')], { stdio: 'ignore' });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(command.pid ?? 0));
  }, 25);
  try {
    const [status] = await once(command, 'exit');
    if (status !== 0) throw new Error(`brandwright kit ended with ${status}.`);
    return peak;
  } finally {
    clearInterval(watch);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The best-known maker of icon sets, from the mark as SVG: time for a file. */
async function iconsPerFile(design: Design): Promise<number> {
  const source = Buffer.from(printSvg(drawing(design, 'mark')));
  let files = 1;
  const ms = await timed(async () => {
    const { images } = await favicons(source, { path: '/' });
    files = images.length;
  });
  return ms / files;
}

/** The usual way from a logo as SVG to a PDF of vectors. */
function peerPdf(design: Design): Promise<void> {
  const { scene } = design;
  const document = new PDFDocument({ size: [scene.width, scene.height], margin: 0 });
  const ended = new Promise<void>((resolve) => {
    document.on('data', () => {});
    document.on('end', () => resolve());
  });
  svgToPdf(document, printSvg(drawing(design, 'full')), 0, 0);
  document.end();
  return ended;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
