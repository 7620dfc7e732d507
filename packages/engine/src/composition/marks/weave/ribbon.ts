import { type Mark, markOf } from '../mark.ts';
import { bandOf, type Line } from './band.ts';
import { crossingsOf, segmentsNear } from './crossings.ts';
import { air, inTwoInks, weight } from './grid.ts';
import { bar, cup, ring, stem } from './strokes.ts';

const e = weight / 2;

/**
 * Center lines of one letter, in pitches: those of the first ink, then those of the second, which pass over
 * them.
 */
type Ribbon = readonly [mark: readonly Line[], accent: readonly Line[]];

/** The head of B, D, P and R, open on the left below its top stroke. */
const belly = (y: number, r: number): Line => [
  [-e, 0],
  [3, 0, r],
  [3, y, r],
  [1 - e, y],
];

/** The hook that holds J and U from the right. */
const hook: Line = [
  [3, -e],
  [3, 3, 1],
  [1 - e, 3],
];

/**
 * Two hooks of one band that interlock with even air, in the way the golden sheet draws the S of “Cobalt
 * Systems”.
 */
const ribbons: Readonly<Record<string, Ribbon>> = {
  A: [
    [
      [
        [0, 3 + e],
        [0, 0, 1],
        [3, 0, 1],
        [3, 1 + e],
      ],
    ],
    [
      [
        [1, 3 + e],
        [1, 2],
        [3, 2],
        [3, 3 + e],
      ],
    ],
  ],
  B: [
    [belly(1, 0.5)],
    [
      [
        [0, 1 - e],
        [0, 3],
        [3, 3, 0.5],
        [3, 2, 0.5],
        [1 - e, 2],
      ],
    ],
  ],
  D: [
    [belly(3, 1)],
    [
      [
        [0, 3 + e],
        [0, 1],
        [2, 1],
        [2, 2 + e],
      ],
    ],
  ],
  F: [
    [bar(0, -e, 3 + e)],
    [
      [
        [2 + e, 1],
        [0, 1],
        [0, 3 + e],
      ],
    ],
  ],
  G: [
    [
      [
        [3 + e, 0],
        [0, 0, 1],
        [0, 3, 1],
        [2 + e, 3],
      ],
    ],
    [
      [
        [1 + e, 1.5],
        [3, 1.5],
        [3, 3 + e],
      ],
    ],
  ],
  J: [
    [
      [
        [2, -e],
        [2, 2, 1],
        [0, 2, 1],
        [0, 1],
      ],
    ],
    [hook],
  ],
  K: [
    [stem(0, -e, 3 + e)],
    [
      [
        [3, -e],
        [3, 1, 1],
        [1 - e, 1],
      ],
      [
        [1 - e, 2],
        [3, 2, 1],
        [3, 3 + e],
      ],
    ],
  ],
  L: [
    [
      [
        [0, -e],
        [0, 3],
        [3 + e, 3],
      ],
    ],
    [
      [
        [1, -e],
        [1, 2],
        [3 + e, 2],
      ],
    ],
  ],
  N: [
    [
      [
        [0, 3 + e],
        [0, 0],
        [2, 0, 1],
        [2, 2 + e],
      ],
    ],
    [
      [
        [1, 1 - e],
        [1, 3, 1],
        [3, 3],
        [3, -e],
      ],
    ],
  ],
  P: [
    [belly(2, 1)],
    [
      [
        [0, 3 + e],
        [0, 1],
        [2, 1],
      ],
    ],
  ],
  Q: [
    [ring(3, 3, 1.5)],
    [
      [
        [1.6, 1.61],
        [3.25, 3.26],
      ],
    ],
  ],
  R: [
    [belly(2, 1)],
    [
      [
        [0, 4 + e],
        [0, 1],
        [2, 1],
      ],
      [
        [1 - e, 3],
        [3, 3, 1],
        [3, 4 + e],
      ],
    ],
  ],
  S: [
    [
      [
        [3 + e, 0],
        [0, 0, 1],
        [0, 2, 1],
        [2, 2],
      ],
    ],
    [
      [
        [1, 1],
        [3, 1, 1],
        [3, 3, 1],
        [-e, 3],
      ],
    ],
  ],
  U: [[cup(2, 2, 1, e)], [hook]],
  Y: [
    [cup(2, 1, 1, e)],
    [
      [
        [3, -e],
        [3, 2, 1],
        [1, 2],
        [1, 3 + e],
      ],
    ],
  ],
};

/** Letters that have a ribbon drawing. */
export const ribbonLetters: readonly string[] = Object.keys(ribbons);

/** The lowest survival at 16 px among all letters, as measured (the test measures it again). */
export const ribbonR16 = 0.89;

/** Draws one initial as a band in two inks. Returns null for a letter without a ribbon. */
export function ribbonMark(letter: string): Mark | null {
  if (!Object.hasOwn(ribbons, letter)) return null;
  const [mark, accent] = ribbons[letter] as Ribbon;
  const unders = (line: number) =>
    crossingsOf([mark[line] as Line], accent).map(({ at, a, b }) => ({
      at,
      along: a.along,
      over: segmentsNear(accent[b.line] as Line, at),
    }));
  return markOf({
    id: `ribbon/${letter}`,
    kind: 'ribbon',
    shapes: inTwoInks(
      mark.flatMap((line, i) => bandOf(line, weight, air, unders(i))),
      accent.flatMap((line) => bandOf(line, weight, air)),
    ),
    corner: 1,
    r16: ribbonR16,
    craft: ribbonCraft(letter),
  });
}

/** Craft by eye; 0 for refused letters. */
export const ribbonCraft = (letter: string): number => (Object.hasOwn(ribbons, letter) ? 4.6 : 0);
