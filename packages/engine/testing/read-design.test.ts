import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customize, type Design, defaultCustomization, drawing, printSvg, readDesign } from '../src/index.ts';
import briefs from './briefs.json' with { type: 'json' };
import { briefOf, everyFace, setOf } from './font-book.ts';
import { forgedScenes } from './forged-designs.ts';
import scripts from './scripts.json' with { type: 'json' };

const designs: readonly Design[] = [...briefs.slice(0, 12), ...scripts.slice(0, 6)].flatMap((brief) => setOf(brief).designs);
/** As it comes over the wire. */
const sent = (design: unknown): unknown => JSON.parse(JSON.stringify(design));

test('every design of ours is read back as it was, even when changed by hand', () => {
  for (const design of designs) expect(readDesign(sent(design)), design.name).toEqual({ ok: true, value: sent(design) });
  const [input] = briefs;
  if (input === undefined) throw new Error('There is no brief.');
  const [first] = setOf(input).designs;
  if (first === undefined) throw new Error('There is no design.');
  const changed = customize(first, briefOf(input), { ...defaultCustomization, primaryColor: '#7A1FA2' }, everyFace()).design;
  expect(readDesign(sent(changed))).toEqual({ ok: true, value: sent(changed) });
});

/** Every place of a document, as a path of keys; of long lists the first two. */
function places(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, 2) : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, inner]) => places(inner, [...path, String(key)]))];
}

function changedAt(document: unknown, path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(document) as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1) ?? ''] = value;
  return copy;
}

test('[S-17] [S-18] any other value anywhere in a design is refused, or read as what it is', () => {
  const [design] = designs;
  const all = places(sent(design));
  const hostile = fc.constantFrom<unknown>(
    '#000"onload=alert(1)',
    '<script>alert(1)</script>',
    'url(http://evil.example)',
    Number.MAX_VALUE,
    'NaN',
    null,
    [],
    {},
    { toString: 1 },
    -1,
    true,
  );
  fc.assert(
    fc.property(fc.constantFrom(...all), hostile, (path, value) => {
      const read = readDesign(changedAt(sent(design), path, value));
      if (!read.ok) {
        expect(read.faults[0]?.code).toMatch(/^design\.(?:invalid|version)$/);
        return;
      }
      // Words may be other words; what is printed holds none of them as markup.
      const svg = printSvg(drawing(read.value, 'full'), { title: read.value.name });
      expect(svg.replace(/<title>[^<>]*<\/title>/, '')).not.toMatch(/script|onload|evil\.example/);
    }),
    { numRuns: 400 },
  );
  for (const stray of ['__proto__x', 'onload', 'image'])
    expect(readDesign({ ...(sent(design) as object), [stray]: 'x' })).toMatchObject({ ok: false });
  for (const none of [null, undefined, 'a', 7, [], {}]) expect(readDesign(none).ok).toBe(false);
});

test('a drawing that was changed by hand has not the id of the one it was', () => {
  const [design] = designs;
  const width = (design?.scene.width ?? 0) + 1;
  const forged = { ...design, scene: { ...design?.scene, width } };
  expect(readDesign(sent(forged))).toMatchObject({ ok: false, faults: [{ code: 'design.invalid', field: 'design.id' }] });
});

/** The same document as a database brings it back: the fields of every object in another order. */
const reordered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reordered)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, one]) => [key, reordered(one)] as const)
            .toReversed(),
        )
      : value;

test('[W-14] every design of a set can be read back, whatever the order of its fields', () => {
  for (const name of ['Harbor & Pine', '月と珈琲', 'Ελιά'])
    for (const design of setOf({ name, industry: 'Food & Beverage' }).designs) {
      expect(readDesign(design)).toEqual({ ok: true, value: design });
      expect(readDesign(reordered(design))).toEqual({ ok: true, value: design });
    }
});

test('[H20-01] [HR-11] a drawing of no size, no ink or no end is refused, naming its place', () => {
  for (const design of designs.filter((_, i) => i % 8 === 0)) {
    expect(readDesign(sent(design))).toMatchObject({ ok: true });
    for (const { what, design: forged } of forgedScenes(design)) {
      const read = readDesign(sent(forged), 'selectedLogo');
      expect(read, what).toMatchObject({ ok: false, faults: [{ code: 'design.invalid' }] });
      if (!read.ok)
        expect(read.faults[0]?.field, what).toMatch(/^selectedLogo\.(?:scene|avatar|smallAvatar)(?:\.(?:width|height|shapes))?/);
    }
  }
});

test('[HR-11] the densest, longest and widest that the engine draws is read back', () => {
  for (const name of ['龘'.repeat(60), 'ЖЩ'.repeat(40), 'i', '一']) {
    const { designs: drawn } = setOf({ name, slogan: '鬱'.repeat(90) });
    for (const design of drawn) expect(readDesign(sent(design)), name).toMatchObject({ ok: true });
    const [first] = drawn;
    const brief = briefOf({ name, slogan: '鬱'.repeat(90) });
    for (const textSize of [50, 200] as const) {
      const edited = customize(
        first as Design,
        brief,
        { ...defaultCustomization, textSize, spacing: textSize },
        everyFace(),
      ).design;
      expect(readDesign(sent(edited)), `${name} at ${textSize}`).toMatchObject({ ok: true });
    }
  }
});
