import type { Contour } from '../../../../geometry/path.ts';
import { mapPath, rotation } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { arc, backwards, type Run, solid } from '../outlines/run.ts';

const degrees = (x: number): number => (Math.acos(Math.max(-1, Math.min(1, x))) * 180) / Math.PI;

/** A ring of mid radius r and weight w, open at its right where a dot of radius `dot` stands on it, `air` away all round. */
export function openRing(r: number, w: number, dot: number, air: number): Contour {
  const grown = dot + air;
  const [outer, inner] = [r + w / 2, r - w / 2];
  // Angle at the ring's centre, and at the dot's, of the points where the grown dot cuts a rim.
  const own = (rim: number): number => degrees((rim * rim + r * r - grown * grown) / (2 * rim * r));
  const seen = (rim: number): number => {
    const a = (own(rim) * Math.PI) / 180;
    return (Math.atan2(rim * Math.sin(a), rim * Math.cos(a) - r) * 180) / Math.PI;
  };
  const end = (sign: 1 | -1): Run => arc(r, 0, grown, sign * seen(outer), sign * seen(inner));
  return solid(
    arc(0, 0, outer, own(outer), 360 - own(outer)),
    end(-1),
    arc(0, 0, inner, 360 - own(inner), own(inner)),
    backwards(end(1)),
  );
}

/** `n` rings about a sun, one moon on each, every one a turn further. */
function system(n: number, start: number, turn: number): readonly Piece[] {
  const w = n === 3 ? 11 : 14;
  const air = 9;
  const core = n === 1 ? 50 : n === 2 ? 28 : 20;
  const dot = n === 3 ? 12.5 : n === 2 ? 16 : 21;
  const first = core + (n === 3 ? 21 : 26);
  const pitch = n === 3 ? 26 : 34;
  const rings: Contour[] = [];
  const moons: Contour[] = [];
  for (let i = 0; i < n; i++) {
    const r = first + i * pitch;
    const m = rotation(start + i * turn);
    rings.push(...mapPath([openRing(r, w, dot, air)], m));
    moons.push(...mapPath([circle(r, 0, dot)], m));
  }
  return [piece('mark', [circle(0, 0, core), ...rings]), piece('accent', moons)];
}

const round = (a: number, b: number, t: number): readonly [number, number] => [
  a * Math.cos((t * Math.PI) / 180),
  b * Math.sin((t * Math.PI) / 180),
];

/** An arc of an ellipse about (0, 0) with half axes a and b, by the parameter t in degrees. */
function sweep(a: number, b: number, from: number, to: number): Run {
  return arc(0, 0, 1, from, to).map((v, i) => v * (i % 2 === 0 ? a : b));
}

/** A planet and a heavy ring, which passes before it and behind it with one air all round. */
function planet(tilt: number): readonly Piece[] {
  const r = 66;
  const weight = 17;
  const air = 11;
  const [a, b] = [104, 32];
  // Edges of a band of one weight about an ellipse: for a flat one, an ellipse larger by half the weight serves.
  const [a1, b1, a0, b0] = [a + weight / 2, b + weight / 2, a - weight / 2, b - weight / 2];
  // Where an ellipse passes a circle of radius q: cos² = (q² - b²) / (a² - b²).
  const passes = (u: number, v: number, q: number): number => degrees(Math.sqrt(Math.max(0, (q * q - v * v) / (u * u - v * v))));
  const angle = ([x, y]: readonly [number, number]): number => (Math.atan2(y, x) * 180) / Math.PI;
  const grown = r + air;
  const [o, i] = [passes(a1, b1, grown), passes(a0, b0, grown)];
  const from = angle(round(a1, b1, -o));
  const inFrom = angle(round(a0, b0, -i));
  const ring = solid(
    sweep(a1, b1, -o, 180 + o),
    arc(0, 0, grown, 180 - from, 180 - inFrom),
    sweep(a0, b0, 180 + i, -i),
    arc(0, 0, grown, inFrom, from),
  );
  // The planet above the ring's near half, and below it.
  const cap = (u: number, v: number): readonly [number, number] => {
    const t = passes(u, v, r);
    return [t, angle(round(u, v, t))];
  };
  const [u, upAngle] = cap(a0 - air, b0 - air);
  const upper = solid(arc(0, 0, r, 180 - upAngle, 360 + upAngle), sweep(a0 - air, b0 - air, u, 180 - u));
  const [l, lowAngle] = cap(a1 + air, b1 + air);
  const lower = solid(arc(0, 0, r, lowAngle, 180 - lowAngle), sweep(a1 + air, b1 + air, 180 - l, l));
  const turned = rotation(tilt);
  return [piece('mark', mapPath([upper, lower], turned)), piece('accent', mapPath([ring], turned))];
}

function draw(count: string, form = 'east'): readonly Piece[] {
  const n = Number(count);
  switch (form) {
    case 'planet':
      return planet(-20);
    case 'east':
      return system(n, -45, 150);
    default:
      return system(n, -90, n === 2 ? 180 : 120);
  }
}

const course: Construction = {
  name: 'orbit',
  serves: { planet: 0.9, comet: 0.5, science: 0.75, atom: 0.8 },
  idea: 'moons in orbit around a planet',
  told: (form) => (form.startsWith('1') ? 'a moon in orbit around a planet' : 'moons in orbit around a planet'),
  counts: 'moons',
  forms: ['1-east', '2-east', '3-east', '2-turn', '3-turn'],
  corner: 3,
  craft: 4.8,
  contained: never,
  r16: 0.82,
  draw,
  small: (count, form) => draw(String(Math.min(2, Number(count))), form),
};

/** Moons in their orbits; each ring opens for its moon. The planet in its ring depicts a planet, not an atom. */
export const orbits: readonly Construction[] = [
  course,
  {
    ...course,
    serves: { planet: 1, comet: 0.4 },
    idea: 'a planet with a ring',
    told: () => 'a planet with a ring',
    forms: ['1-planet'],
  },
];
