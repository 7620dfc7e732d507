/**
 * Builds packages/engine/src/concepts/catalogue/marks.json: every mark with its geometry and its judgement, so that the
 * engine needs no boolean geometry. Deterministic; run after changing anything in tools/catalogue/marks.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { CataloguedMark, MarkCatalogue, MarkPart } from '../../packages/engine/src/concepts/mark.ts';
import { othersMeant } from '../../packages/engine/src/concepts/pictured.ts';
import { badgeMarks } from './marks/badge.ts';
import { changeOf, leastChange } from './marks/change.ts';
import { counterMarks } from './marks/counter.ts';
import { cropMarks } from './marks/crop.ts';
import { cutDiscMarks } from './marks/cut-disc.ts';
import { iconMark, iconPath } from './marks/icon.ts';
import { comboMarks, plainMarks } from './marks/negative-space.ts';
import { notchMarks } from './marks/notch.ts';
import { outlinesUsed } from './marks/outlines.ts';
import { namedIcons, reviewedIcons, splitIcons } from './marks/review.ts';
import { ringBreakMarks } from './marks/ring-break.ts';
import { rotateMarks } from './marks/rotate.ts';
import { sealMarks } from './marks/seal.ts';
import { splitMark } from './marks/split-tone.ts';

const output = new URL('../../packages/engine/src/concepts/catalogue/marks.json', import.meta.url);
const onDemandOutput = new URL('../../packages/engine/src/concepts/catalogue/outlines.json', import.meta.url);

const present = <T>(value: T | null): value is T => value !== null;

/** Whether some brief can mean all of a mark: what no concept names is never drawn, nor is what it stands in or around. */
const meant = ({ icons }: CataloguedMark): boolean =>
  icons.length === 0 || icons.some((icon) => namedIcons.has(icon) && othersMeant({ icons }, icon, namedIcons));

function buildMarks(): CataloguedMark[] {
  return [
    ...reviewedIcons.map(iconMark).filter(present),
    ...comboMarks(),
    ...plainMarks(),
    ...cropMarks(),
    ...splitIcons.map(splitMark).filter(present),
    ...badgeMarks(),
    ...rotateMarks(),
    ...ringBreakMarks(),
    ...sealMarks(),
    ...counterMarks(),
    ...notchMarks(),
    ...cutDiscMarks(),
  ].filter(meant);
}

function checkChange(marks: readonly CataloguedMark[]): void {
  for (const mark of marks) {
    if (mark.family === 'icon') continue;
    for (const icon of mark.icons) {
      const changed = changeOf(mark, iconPath(icon));
      if (changed < leastChange) throw new Error(`${mark.id}: differs from the icon ${icon} by only ${changed.toFixed(3)}`);
    }
  }
}

/**
 * Families whose outlines are each their own, and seldom shown: a page fetches them on demand. Those of
 * all 96 are 25 kB.
 */
const familiesOnDemand: ReadonlySet<CataloguedMark['family']> = new Set(['crop', 'ring-break', 'split-tone']);

/** Moves the outlines of such a mark out of it, under keys that begin with its icon. */
function moveOut(mark: CataloguedMark, into: Record<string, string>): CataloguedMark {
  if (!familiesOnDemand.has(mark.family)) return mark;
  let count = 0;
  const moved = ({ d, stamps = [], ...part }: MarkPart): MarkPart => {
    if (d === undefined) return { ...part, stamps };
    const key = `${mark.icons.at(-1)}/${mark.family}-${count++}`;
    into[key] = d;
    return { ...part, stamps: [{ of: key }, ...stamps] };
  };
  return { ...mark, parts: mark.parts.map(moved), ...(mark.small === undefined ? {} : { small: mark.small.map(moved) }) };
}

/** The files as they are written, with their marks and outlines. */
export function writtenMarks(): {
  json: string;
  /** Outlines fetched on demand. */
  onDemand: string;
  marks: readonly CataloguedMark[];
  outlines: MarkCatalogue['outlines'];
} {
  const whole = buildMarks();
  checkChange(whole);
  const outlinesOnDemand: Record<string, string> = {};
  const marks = whole.map((mark) => moveOut(mark, outlinesOnDemand));
  const parts = marks.flatMap((mark) => [...mark.parts, ...(mark.small ?? [])]);
  const outlines = outlinesUsed(
    parts.flatMap((part) => part.stamps ?? []).filter(({ of }) => outlinesOnDemand[of] === undefined),
  );
  const lines = (entries: readonly string[]): string => `\n${entries.join(',\n')}\n`;
  const drawn = lines(Object.entries(outlines).map(([key, d]) => `${JSON.stringify(key)}:${JSON.stringify(d)}`));
  const json = `{"outlines":{${drawn}},"marks":[${lines(marks.map((mark) => JSON.stringify(mark)))}]}\n`;
  return { json, onDemand: `${JSON.stringify(outlinesOnDemand)}\n`, marks, outlines };
}

if (import.meta.main) {
  const { json, onDemand, marks, outlines } = writtenMarks();
  writeFileSync(output, json);
  writeFileSync(onDemandOutput, onDemand);
  const counts = Map.groupBy(marks, (mark) => mark.family);
  for (const [family, list] of counts) console.log(`${family}: ${list.length} (${JSON.stringify(list).length} bytes)`);
  console.log(`${Object.keys(outlines).length} outlines (${JSON.stringify(outlines).length} bytes)`);
  console.log(`${marks.length} marks, ${json.length} bytes, ${brotliCompressSync(json).length} after brotli`);
}
