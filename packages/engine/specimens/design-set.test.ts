import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  for (const design of set.designs) {
    for (const variant of variants) expect(printSvg(drawing(design, variant))).toMatch(printed);
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

describe('a set of eight', () => {
  // Four parts, so that the runner spreads them; a thousand briefs in all.
  test.each([1, 2, 3, 4])(
    '[G-09] 250 chance briefs, part %i of 4: gates, choices and differences hold',
    { timeout: 180_000 },
    (part) => {
      fc.assert(fc.property(chanceBriefs, holds), { numRuns: 250, seed: 20261120 + part });
    },
  );

  test('the same brief, seed and round give the same bytes; another round gives others', () => {
    const brief = { name: 'Harbor & Pine', industry: 'Food & Beverage' };
    const bytes = (round: number): string => JSON.stringify(setOf(brief, round));
    expect(bytes(0)).toBe(bytes(0));
    const first = new Set(setOf(brief, 0).designs.map((d) => d.id));
    expect(setOf(brief, 1).designs.filter((d) => first.has(d.id))).toHaveLength(0);
  });
});
