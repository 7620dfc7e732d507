import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Design, drawing, printSvg, typefaces, variants } from '../src/index.ts';
import { chanceBriefs, scriptBriefs } from './chance-briefs.ts';
import { setOf } from './font-book.ts';

const styleOf = new Map(typefaces.map((face) => [face.id, face.style]));

/** Path elements with fill and d, and nothing else: no text, image, script, style, references or odd numbers. */
const printed =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+" width="[\d.]+" height="[\d.]+">(?:<path fill="#[0-9A-F]{6}" d="[-MLHVCmlhvcz .\d]+"\/>)+<\/svg>\n$/;

/** Rows of a placement: at least five of eight take it to the letter. */
const rows: Record<string, (design: Design) => boolean> = {
  // Between its two words a mark is not at their left.
  left: (d) => d.genome.stand === 'beside' || d.genome.stand === 'divided',
  above: (d) => d.genome.stand === 'above',
  integrated: (d) => d.archetype === 'container' || d.archetype === 'emblem',
  wordmark: (d) => d.genome.stand === 'none',
};

/** What must hold for any brief; thrown with the brief by fast-check when it does not. */
function holds(brief: Record<string, unknown>): void {
  const set = setOf(brief);
  assert.equal(set.designs.length, 8);
  assert.ok(set.diversity.least >= 0.28, `the two most alike are ${set.diversity.least} apart`);
  assert.equal(new Set(set.designs.map((d) => d.id)).size, 8);
  for (const [i, design] of set.designs.entries()) {
    // Every design in full; the variants of one of the eight.
    const shown = i === set.designs.length - 1 ? variants : (['full'] as const);
    for (const variant of shown) assert.match(printSvg(drawing(design, variant)), printed);
    assert.ok(design.metrics.contrast >= 4.5, `contrast ${design.metrics.contrast}`);
    assert.ok(design.metrics.unevenness <= 0.62, `unevenness ${design.metrics.unevenness}`);
    assert.ok(design.metrics.r16 >= 0.66, `r16 ${design.metrics.r16}`);
    assert.ok(design.reasons.length >= 3);
  }
  const placed = rows[brief.iconPlacement as string];
  if (placed !== undefined) assert.ok(set.designs.filter(placed).length >= 5, 'the placement is kept in five of eight');
  const wanted = brief.fontStyle;
  if (wanted !== undefined && canStyle(brief)) {
    const kept = set.designs.filter((d) => styleOf.get(d.genome.face) === wanted).length;
    assert.ok(kept >= 5, `the font style is kept in ${kept} of eight`);
  }
}

/** A style can only be followed in a script that has faces of it: display and hand are rare in Greek and with rare letters. */
const canStyle = (brief: Record<string, unknown>): boolean =>
  /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]+$/u.test(String(brief.name)) && !/[^\u0020-\u017F]/u.test(String(brief.name));

/** Draws `count` chance briefs from a seed of their own and holds each to all of it. */
export const holdsFor = (count: number, seed: number): void =>
  fc.assert(fc.property(chanceBriefs, holds), { numRuns: count, seed });

/** The same for names in other scripts. */
export const holdsForScripts = (count: number, seed: number): void =>
  fc.assert(fc.property(scriptBriefs, holds), { numRuns: count, seed });
