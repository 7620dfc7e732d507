import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingOf } from '../../../testing/name-setting.ts';
import { type Face, faces } from '../../concepts/face.ts';
import { flatten } from '../../geometry/flatten.ts';
import type { Path } from '../../geometry/path.ts';
import type { NameSetting } from '../name/setting.ts';
import { mayStamp } from './emblem.ts';
import { arcs, setRoundel } from './roundel-texts.ts';

const stamping = faces.filter((f) => f.uses.includes('name') && mayStamp(f) && f.style !== 'handwritten');

const capitals = (name: string, face: Face): NameSetting => settingOf(name, face, 'upper');

/** Names of one to four words, 4–34 letters in all. */
const names = fc
  .array(fc.stringMatching(/^[A-Z]{1,11}$/), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '))
  .filter((name) => name.replaceAll(' ', '').length >= 4 && name.replaceAll(' ', '').length <= 34);

/** Least distance between two outlines, by the corners of their chords. */
function apart(a: Path, b: Path): number {
  const points = (path: Path) => flatten(path, 6).flat();
  const [p, q] = [points(a), points(b)];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < p.length; i += 2)
    for (let k = 0; k < q.length; k += 2)
      least = Math.min(least, Math.hypot((p[i] as number) - (q[k] as number), (p[i + 1] as number) - (q[k + 1] as number)));
  return least;
}

describe('a roundel', () => {
  test('keeps the angles, gaps and sizes of its two arcs within their bounds', () => {
    let shown = 0;
    fc.assert(
      fc.property(names, fc.constantFrom(...stamping), fc.constantFrom('', 'Bread, slowly'), (name, face, slogan) => {
        const set = setRoundel(capitals(name, face), slogan);
        if (set === null) return;
        shown++;
        const degrees = (radians: number): number => (radians * 180) / Math.PI;
        const bottom = set.bottom.angle;
        expect(degrees(set.top.angle)).toBeLessThanOrEqual(190);
        expect(degrees(bottom)).toBeGreaterThanOrEqual(42);
        expect(degrees(bottom)).toBeLessThanOrEqual(120);
        expect(degrees(set.top.angle + bottom)).toBeGreaterThanOrEqual(195.999);
        expect(set.smallest).toBeLessThan(80);
        expect(degrees(2 * Math.PI - set.top.angle - bottom) / 2).toBeGreaterThanOrEqual(degrees(arcs.gap));
      }),
      { numRuns: 150, seed: 17 },
    );
    expect(shown).toBeGreaterThan(60);
  });

  test('keeps its letters apart and clear of the rims, whatever the curve does to their feet', () => {
    fc.assert(
      fc.property(names, fc.constantFrom(...stamping), (name, face) => {
        const set = setRoundel(capitals(name, face), '');
        if (set === null) return;
        for (const arc of [set.top, set.bottom]) {
          arc.letters.forEach((letter, i) => {
            const next = arc.letters[i + 1];
            if (next !== undefined) expect(apart(letter, next), `${name} in ${face.id}`).toBeGreaterThan(4);
            for (const points of flatten(letter, 6))
              for (let k = 0; k < points.length; k += 2) {
                const r = Math.hypot(points[k] as number, points[k + 1] as number);
                expect(Math.abs(r - set.radius), `${name} in ${face.id}`).toBeLessThan(
                  50 + set.top.beyond.base + set.top.beyond.cap + 22,
                );
              }
          });
        }
      }),
      { numRuns: 60, seed: 23 },
    );
  });

  test.each(['Kiln', 'Ox', 'The Royal Society for the Improvement of Natural Knowledge'])('%s is refused', (name) => {
    for (const face of stamping.slice(0, 6)) expect(setRoundel(capitals(name, face), '')).toBeNull();
  });

  test('puts the trade under the ring, else a short slogan, else the second half of the name', () => {
    const face = faces.find((f) => f.id === 'alfa-slab-one-400') as Face;
    expect(setRoundel(capitals('Bolt & Barrel Brewery', face), '')?.texts).toMatchObject({
      upper: 'BOLT & BARREL',
      lower: 'BREWERY',
    });
    expect(setRoundel(capitals('Juniper & Rye', face), 'Bread, slowly')?.texts).toMatchObject({
      lower: 'BREAD, SLOWLY',
      lowerIsSlogan: true,
    });
    expect(setRoundel(capitals('Harbor & Pine', face), '')?.texts).toMatchObject({ upper: 'HARBOR', lower: '& PINE' });
    expect(setRoundel(capitals('Bluebird Learning', face), '')?.texts).toMatchObject({ upper: 'BLUEBIRD', lower: 'LEARNING' });
  });
});
