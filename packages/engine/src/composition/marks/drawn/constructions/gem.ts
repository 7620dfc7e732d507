import { type Construction, never, type Piece, piece } from '../construction.ts';
import { facets } from '../outlines/polygon.ts';
import type { Point } from '../outlines/run.ts';

const air = 7.5;

type Tile = readonly Point[];

/** Tiles of each cut, left to right and top to bottom; with the tiles that catch the light and the one that carries the idea. */
function cut(
  n: number,
  form: string,
): { readonly tiles: readonly Tile[]; readonly tone: readonly number[]; readonly accent: number } {
  if (form === 'brilliant') {
    const w = 100;
    const girdle = -28;
    const top = -84;
    const table = 56;
    const inner = n === 3 ? 40 : 34;
    const foot: Point = [0, 92];
    const a: Point = [-w, girdle];
    const b: Point = [-inner, girdle];
    const c: Point = [inner, girdle];
    const d: Point = [w, girdle];
    const tl: Point = [-table, top];
    const tr: Point = [table, top];
    if (n === 3)
      return {
        tiles: [
          [tl, b, a],
          [tl, tr, c, b],
          [tr, d, c],
          [a, b, foot],
          [b, c, foot],
          [c, d, foot],
        ],
        tone: [1, 4],
        accent: -1,
      };
    const m: Point = [0, top];
    return {
      tiles: [
        [tl, b, a],
        [tl, m, b],
        [m, c, b],
        [m, tr, c],
        [tr, d, c],
        [a, b, foot],
        [b, c, foot],
        [c, d, foot],
      ],
      tone: [0, 4, 6],
      accent: 2,
    };
  }
  if (form === 'hex') {
    const p = (i: number, r: number): Point => [
      Math.round(r * Math.sin((i * Math.PI) / 3) * 1000) / 1000,
      Math.round(-r * Math.cos((i * Math.PI) / 3) * 1000) / 1000,
    ];
    const out = [0, 1, 2, 3, 4, 5].map((i) => p(i, 100));
    const ins = [0, 1, 2, 3, 4, 5].map((i) => p(i, 46));
    const tiles: Tile[] = out.map((o, i) => [o, out[(i + 1) % 6] as Point, ins[(i + 1) % 6] as Point, ins[i] as Point]);
    return { tiles: [...tiles, ins], tone: [0, 5], accent: 6 };
  }
  if (form === 'kite') {
    const top: Point = [0, -100];
    const foot: Point = [0, 100];
    const l: Point = [-66, -30];
    const r: Point = [66, -30];
    const m: Point = [0, -8];
    return n === 4
      ? {
          tiles: [
            [top, m, l],
            [top, r, m],
            [l, m, foot],
            [m, r, foot],
          ],
          tone: [0, 3],
          accent: -1,
        }
      : {
          tiles: [
            [top, [-24, -26], l],
            [top, [24, -26], [-24, -26]],
            [top, r, [24, -26]],
            [l, [-24, -26], foot],
            [[-24, -26], [24, -26], foot],
            [[24, -26], r, foot],
          ],
          tone: [0, 4],
          accent: 1,
        };
  }
  // Step cut: an octagon around a table, four broad facets and four corners.
  const o: readonly Point[] = [
    [-44, -100],
    [44, -100],
    [78, -66],
    [78, 66],
    [44, 100],
    [-44, 100],
    [-78, 66],
    [-78, -66],
  ];
  const i: readonly Point[] = [
    [-26, -56],
    [26, -56],
    [40, -42],
    [40, 42],
    [26, 56],
    [-26, 56],
    [-40, 42],
    [-40, -42],
  ];
  const tiles: Tile[] = o.map((p, k) => [p, o[(k + 1) % 8] as Point, i[(k + 1) % 8] as Point, i[k] as Point]);
  return { tiles: [...tiles, i], tone: [0, 1, 2, 3, 4, 5, 6, 7], accent: -1 };
}

function draw(count: string, form = 'brilliant'): readonly Piece[] {
  const { tiles, tone, accent } = cut(Number(count), form);
  const drawn = facets(tiles, air);
  const of = (keep: (i: number) => boolean) => drawn.filter((_, i) => keep(i));
  return [
    piece(
      'mark',
      of((i) => i !== accent && !tone.includes(i)),
    ),
    piece(
      'tone',
      of((i) => tone.includes(i)),
    ),
    ...(accent >= 0
      ? [
          piece(
            'accent',
            of((i) => i === accent),
          ),
        ]
      : []),
  ];
}

/** Facets parted by slits of one width. Without color, the slits alone draw the stone. */
export const gem: Construction = {
  name: 'gem',
  serves: {
    jewel: 1,
    treasure: 0.85,
  },
  idea: 'a gemstone with even facets',
  counts: null,
  forms: ['3-brilliant', '4-brilliant', '7-hex', '4-kite', '6-kite', '8-step'],
  corner: 0,
  craft: 4.6,
  contained: never,
  r16: 0.83,
  draw,
};
