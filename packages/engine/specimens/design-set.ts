import fc from 'fast-check';
import { expect } from 'vitest';
import { type Design, drawing, printSvg, typefaces, variants } from '../src/index.ts';
import { chanceBriefs } from './chance-briefs.ts';
import { setOf } from './font-book.ts';

const styleOf = new Map(typefaces.map((face) => [face.id, face.style]));

/** Path elements with fill and d, and nothing else: no text, image, script, style, references or odd numbers. */
const printed =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+" width="[\d.]+" height="[\d.]+">(?:<path fill="#[0-9A-F]{6}" d="[-MLHVCmlhvcz .\d]+"\/>)+<\/svg>\n$/;

/** Rows of a placement: at least five of eight take it to the letter. */
const rows: Record<string, (design: Design) => boolean> = {
  left: (d) => d.genome.stand === 'beside',
  above: (d) => d.genome.stand === 'above',
  integrated: (d) => d.archetype === 'container',
  wordmark: (d) => d.genome.stand === 'none',
};

/** What must hold for any brief; thrown with the brief by fast-check when it does not. */
function holds(brief: Record<string, unknown>): void {
  const set = setOf(brief);
  expect(set.designs).toHaveLength(8);
  expect(set.diversity.least).toBeGreaterThanOrEqual(0.28);
  expect(new Set(set.designs.map((d) => d.id)).size).toBe(8);
  for (const [i, design] of set.designs.entries()) {
    // Every design in full; the variants of one of the eight, in turn.
    const shown = i === set.designs.length - 1 ? variants : (['full'] as const);
    for (const variant of shown) expect(printSvg(drawing(design, variant))).toMatch(printed);
    expect(design.metrics.contrast).toBeGreaterThanOrEqual(4.5);
    expect(design.metrics.unevenness).toBeLessThanOrEqual(0.62);
    expect(design.metrics.r16).toBeGreaterThanOrEqual(0.66);
    expect(design.reasons.length).toBeGreaterThanOrEqual(2);
  }
  const placed = rows[brief.iconPlacement as string];
  if (placed !== undefined) expect(set.designs.filter(placed).length).toBeGreaterThanOrEqual(5);
  const wanted = brief.fontStyle;
  if (wanted !== undefined && canStyle(brief)) {
    expect(set.designs.filter((d) => styleOf.get(d.genome.face) === wanted).length).toBeGreaterThanOrEqual(5);
  }
}

/** A style can only be followed in a script that has faces of it: display and hand are rare in Greek and with rare letters. */
const canStyle = (brief: Record<string, unknown>): boolean =>
  /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]+$/u.test(String(brief.name)) && !/[^\u0020-\u017F]/u.test(String(brief.name));

/** Draws `count` chance briefs from a seed of their own and holds each to all of it. */
export const holdsFor = (count: number, seed: number): void =>
  fc.assert(fc.property(chanceBriefs, holds), { numRuns: count, seed });
