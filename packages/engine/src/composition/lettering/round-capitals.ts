import { type Corner, outline, type Radii } from './hand.ts';
import { bends, bowl, type Draw, hollow, poly, slanted } from './strokes.ts';

const B: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const m = H * (hand.waist - 0.01);
  const wu = hand.bend > H ? w * 0.92 : w * 0.96;
  const up = bowl(hand, wu - v, m / 2);
  const low = bowl(hand, w - v, (H - m) / 2);
  const knee = (R: Radii): Radii => (hand.bend > H ? R : [R[0] * 0.6, R[1] * 0.6]);
  return hollow(
    outline(
      [
        [0, 0],
        [wu, 0, up.R],
        [wu, m, knee(up.R)],
        [wu - knee(up.R)[0] - 0.01, m],
        [w, m, knee(low.R)],
        [w, H, low.R],
        [0, H],
      ],
      hand.turn,
    ),
    outline(
      [
        [v, h],
        [wu - v, h, up.r],
        [wu - v, m - h / 2, up.r],
        [v, m - h / 2],
      ],
      hand.turn,
    ),
    outline(
      [
        [v, m + h / 2],
        [w - v, m + h / 2, low.r],
        [w - v, H - h, low.r],
        [v, H - h],
      ],
      hand.turn,
    ),
  );
};

const C: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const { R, r } = bends(hand, w * 0.62, H / 2);
  return [
    outline(
      [
        [0, 0, R],
        [w, 0],
        [w, h],
        [v, h, r],
        [v, H - h, r],
        [w, H - h],
        [w, H],
        [0, H, R],
      ],
      hand.turn,
    ),
  ];
};

const D: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const { R, r } = bends(hand, w * 0.8, H / 2);
  return hollow(
    outline(
      [
        [0, 0],
        [w, 0, R],
        [w, H, R],
        [0, H],
      ],
      hand.turn,
    ),
    outline(
      [
        [v, h],
        [w - v, h, r],
        [w - v, H - h, r],
        [v, H - h],
      ],
      hand.turn,
    ),
  );
};

const G: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const { R, r } = bends(hand, w / 2, H / 2);
  const m = H * 0.5;
  return [
    outline(
      [
        [0, 0, R],
        [w, 0],
        [w, h],
        [v, h, r],
        [v, H - h, r],
        [w - v, H - h, r],
        [w - v, m + h],
        [w * 0.54, m + h],
        [w * 0.54, m],
        [w, m],
        [w, H, R],
        [0, H, R],
      ],
      hand.turn,
    ),
  ];
};

const J: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const { R, r } = bowl(hand, w / 2, H / 2);
  const y = H * 0.64;
  return [
    outline(
      [
        [w - v, 0],
        [w, 0],
        [w, H, R],
        [0, H, R],
        [0, y],
        [v, y],
        [v, H - h, r],
        [w - v, H - h, r],
      ],
      hand.turn,
    ),
  ];
};

const O: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const { R, r } = bends(hand, w / 2, H / 2);
  return hollow(
    outline(
      [
        [0, 0, R],
        [w, 0, R],
        [w, H, R],
        [0, H, R],
      ],
      hand.turn,
    ),
    outline(
      [
        [v, h, r],
        [w - v, h, r],
        [w - v, H - h, r],
        [v, H - h, r],
      ],
      hand.turn,
    ),
  );
};

const P: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const b = H * (hand.waist + 0.06) + h / 2;
  const { R, r } = bowl(hand, w - v, b / 2);
  return hollow(
    outline(
      [
        [0, 0],
        [w, 0, R],
        [w, b, R],
        [v, b],
        [v, H],
        [0, H],
      ],
      hand.turn,
    ),
    outline(
      [
        [v, h],
        [w - v, h, r],
        [w - v, b - h, r],
        [v, b - h],
      ],
      hand.turn,
    ),
  );
};

const Q: Draw = (w, H, hand) => {
  const t = slanted(hand, 0.4 * w, 0.38 * H);
  const [x, y] = [w * 0.46, H * 0.58];
  const end = w + 0.09 * H;
  return [...O(w, H, hand), poly([x, y], [x + t, y], [end, H], [end - t, H])];
};

const R: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const t = slanted(hand, 0.3, 0.5);
  const b = H * (hand.waist + 0.04) + h / 2;
  const side = w * 0.97;
  const { R: outer, r } = bowl(hand, side - v, b / 2);
  const foot = w - t;
  const from = Math.max(v, foot - 0.42 * (H - b) - 0.1 * w);
  return hollow(
    outline(
      [
        [0, 0],
        [side, 0, outer],
        [side, b, outer],
        [from + t, b],
        [w, H],
        [foot, H],
        [from, b],
        [v, b],
        [v, H],
        [0, H],
      ],
      hand.turn,
    ),
    outline(
      [
        [v, h],
        [side - v, h, r],
        [side - v, b - h, r],
        [v, b - h],
      ],
      hand.turn,
    ),
  );
};

/** Stroke, as a share of the height, below which an S turns its ends. */
const turnedBelow = 0.16;

const S: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const m = H * (hand.waist - 0.01);
  const up = bowl(hand, w / 2, (m + h / 2) / 2);
  const low = bowl(hand, w / 2, (H - m + h / 2) / 2);
  // Where strokes are light enough its ends are turned; heavy ones are cut off level with the bowl.
  const turned = v < turnedBelow * H;
  const [from, to] = [up.R[1], H - low.R[1]];
  const head: readonly Corner[] = turned
    ? [
        [w, 0, up.R],
        [w, from],
        [w - v, from],
        [w - v, h, up.r],
      ]
    : [
        [w, 0],
        [w, h],
      ];
  const foot: readonly Corner[] = turned
    ? [
        [0, H, low.R],
        [0, to],
        [v, to],
        [v, H - h, low.r],
      ]
    : [
        [0, H],
        [0, H - h],
      ];
  const [top, bottom] = [m - h / 2, m + h / 2];
  return [
    outline(
      [
        [0, 0, up.R],
        ...head,
        [v, h, up.r],
        [v, top, up.r],
        [w, top, low.R],
        [w, H, low.R],
        ...foot,
        [w - v, H - h, low.r],
        [w - v, bottom, low.r],
        [0, bottom, up.R],
      ],
      hand.turn,
    ),
  ];
};

const U: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const { R, r } = bowl(hand, w / 2, H * 0.6);
  return [
    outline(
      [
        [0, 0],
        [v, 0],
        [v, H - h, r],
        [w - v, H - h, r],
        [w - v, 0],
        [w, 0],
        [w, H, R],
        [0, H, R],
      ],
      hand.turn,
    ),
  ];
};

const ampersand: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const m = 0.47 * H;
  const [l, r] = [0.13 * w, 0.75 * w];
  const up = bowl(hand, (r - l) / 2, (m + h / 2) / 2);
  const low = bowl(hand, 0.42 * w, (H - m + h / 2) / 2);
  const end = 0.9 * w;
  const t = slanted(hand, 0.62 * w, H - m);
  return [
    ...hollow(
      outline(
        [
          [l, 0, up.R],
          [r, 0, up.R],
          [r, m + h / 2, up.R],
          [l, m + h / 2, up.R],
        ],
        hand.turn,
      ),
      outline(
        [
          [l + v, h, up.r],
          [r - v, h, up.r],
          [r - v, m - h / 2, up.r],
          [l + v, m - h / 2, up.r],
        ],
        hand.turn,
      ),
    ),
    outline(
      [
        [0, m - h / 2, low.R],
        [0.5 * w, m - h / 2],
        [0.5 * w, m + h / 2],
        [v, m + h / 2, low.r],
        [v, H - h, low.r],
        [end - v, H - h, low.r],
        [end - v, 0.62 * H],
        [end, 0.62 * H],
        [end, H, low.R],
        [0, H, low.R],
      ],
      hand.turn,
    ),
    poly([0.16 * w, m], [0.16 * w + t, m], [w, H], [w - t, H]),
  ];
};

/** Capitals with bowls and bends, and the ampersand. */
export const roundCapitals: Readonly<Record<string, Draw>> = { B, C, D, G, J, O, P, Q, R, S, U, '&': ampersand };
