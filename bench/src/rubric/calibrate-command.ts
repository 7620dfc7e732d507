import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawing, printSvg } from '@brandwright/engine';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { root } from '../record.ts';
import { readBriefs, specimens } from './briefs.ts';
import { type LockupMeasures, measureLockup } from './lockup-measures.ts';
import { realLockups } from './real-logos.ts';

/** Our gates of form as the same figures tell them (judgement/gates.ts); `share` of real lockups must be .9 or more. */
const gates: readonly { readonly gate: string; readonly of: keyof LockupMeasures; readonly holds: (v: number) => boolean }[] = [
  { gate: 'no flatter than 12 : 1, no taller than 1 : 2.4', of: 'aspect', holds: (v) => v <= 12 && v >= 1 / 2.4 },
  { gate: 'white between letters varies by at most .62', of: 'unevenness', holds: (v) => v <= 0.62 },
  { gate: 'the mark weighs .04 to 5 times the name', of: 'markShare', holds: (v) => v >= 0.04 && v <= 5 },
  { gate: 'r16 at least .66', of: 'r16', holds: (v) => v >= 0.66 },
];

const what: Readonly<Record<keyof LockupMeasures, string>> = {
  aspect: 'width ÷ height',
  ink: 'ink ÷ box',
  segments: 'segments',
  colors: 'paints',
  minimumWidth: 'least width, px',
  unevenness: 'unevenness of white',
  markShare: 'mark ÷ name, ink',
  markHeight: 'mark ÷ letters, height',
  gap: 'gap ÷ letters’ height',
  r16: 'r16 of the mark',
  complexity: 'complexity of the mark',
};
const keys = Object.keys(what) as readonly (keyof LockupMeasures)[];
const shares = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** Measures every wide real lockup and ours over the specimens, by the same program; writes bench/calibration.md. */
export async function runCalibrate(): Promise<void> {
  const real = [...realLockups().values()].flatMap((logo) => measureLockup(logo) ?? []);
  const studio = await openStudio();
  const ours: LockupMeasures[] = [];
  for (const { brief } of readBriefs(specimens)) {
    for (const design of (await drawSet(studio, brief, { round: 0 })).set.designs) {
      const { scheme } = design;
      const svg = printSvg(drawing(design, 'full'), { ground: false });
      // Real ones of the collection are wide lockups; a mark above a name has no peer there.
      const measures =
        design.genome.stand === 'above' ? null : measureLockup({ svg, mono: null, ground: scheme.paints.ground ?? '#FFFFFF' });
      if (measures !== null && measures.aspect >= 2.2) ours.push(measures);
    }
  }
  const text = report(real, ours);
  writeFileSync(join(root, 'bench', 'calibration.md'), text);
  console.log(text);
}

const valuesOf = (all: readonly LockupMeasures[], key: keyof LockupMeasures): readonly number[] =>
  all.flatMap((one) => one[key] ?? []).sort((a, b) => a - b);
const at = (sorted: readonly number[], share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
const figure = (v: number): string => (v >= 20 ? v.toFixed(0) : v.toFixed(2));

/** A Markdown table as the formatter wants it: columns padded, those in `left` flush left. */
function table(rows: readonly (readonly string[])[], left: readonly number[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(3, ...rows.map((cells) => cells[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const padded = rows.map((cells) =>
    line(cells.map((cell, i) => (left.includes(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))),
  );
  const rule = line(widths.map((w, i) => (left.includes(i) ? '-'.repeat(w) : `${'-'.repeat(w - 1)}:`)));
  return [padded[0] ?? '', rule, ...padded.slice(1)];
}

function report(real: readonly LockupMeasures[], ours: readonly LockupMeasures[]): string {
  const compared = keys.flatMap((key) => {
    const [theirs, own] = [valuesOf(real, key), valuesOf(ours, key)];
    const inside = own.filter((v) => v >= at(theirs, 0.05) && v <= at(theirs, 0.95)).length / own.length;
    const cells = (all: readonly number[]): readonly string[] => [String(all.length), ...shares.map((s) => figure(at(all, s)))];
    return [
      [what[key], 'real', ...cells(theirs), ''],
      ['', 'ours', ...cells(own), `${Math.round(inside * 100)} %`],
    ];
  });
  const judged = gates.map(({ gate, of, holds }) => {
    const all = valuesOf(real, of);
    const share = all.filter(holds).length / all.length;
    return [gate, String(all.length), `${(share * 100).toFixed(1)} %`, share >= 0.9 ? 'stands' : '**is wrong**'];
  });
  return [
    '# Calibration on real logos',
    '',
    `Written by \`npm run rubric -- calibrate\`, ${new Date().toISOString().slice(0, 10)}. ${real.length} wide lockups of \`@iconify-json/logos\` (2.2 to 8 times as wide as high)`,
    `and ${ours.length} of ours over the 24 specimens (no mark above, from 2.2 : 1), both measured on pixels by the same program: nothing is read from our own documents.`,
    'The mark is the leading squarish group of pieces that is taller than the letters and has the widest air behind it; rows about letters take names of one line.',
    '',
    ...table([['', '', 'n', ...shares.map((s) => `${s * 100} %`), 'ours within their 5–95 %'], ...compared], [0, 1]),
    '',
    'Real lockups our gates would pass (design rules §0.14: a gate that passes fewer than 90 % is wrong):',
    '',
    ...table([['gate', 'n', 'pass', ''], ...judged], [0, 3]),
    '',
  ].join('\n');
}
