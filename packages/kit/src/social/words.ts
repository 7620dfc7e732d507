import { type Area, box } from '../layout/area.ts';
import { headline, largeName, name, type Placed } from './pieces.ts';
import type { Piece, Stage } from './stage.ts';

/**
 * Where headline and name stand in their area: at its two ends (`apart`: headline first, `reversed`: name first), or
 * together at its head, middle or foot.
 */
type Arrangement = 'apart' | 'reversed' | 'head' | 'middle' | 'foot';

export interface Wording {
  readonly arrangement: Arrangement;
  /** Largest em of a headline as a share of the stage’s base. Default .17. */
  readonly most?: number;
}

/** The words of a template and the room that they leave. */
export interface Words {
  readonly pieces: readonly Piece[];
  /** Lower edge of what stands at the head of the area, upper edge of what stands at its foot. */
  readonly head: number;
  readonly foot: number;
  /** Right edge of the widest of them. */
  readonly right: number;
}

/** Em of a slogan below a name, and gaps, as shares of the stage’s base. */
const slogan = 0.062;
const gap = 0.06;

/** Largest cap height of a cover’s name as a share of the stage’s base. */
const mostName = 0.15;

/** Share of an area’s height that a name of several lines may take beside a headline. */
const mostSign = 0.36;

/** Keeps what was measured once from shrinking by a rounding when it is placed. */
const roundingRoom = 1.001;

/** The words of a post, headline and name, or of a cover, name and slogan. */
export const words = (stage: Stage, area: Area, wording: Wording): Words =>
  stage.format.kind === 'cover' ? coverWords(stage, area, wording) : postWords(stage, area, wording);

function postWords(stage: Stage, area: Area, { arrangement, most = 0.17 }: Wording): Words {
  const { ground } = stage.tone;
  const nameFirst = arrangement === 'reversed' || arrangement === 'head';
  const down = arrangement === 'middle' ? 0.5 : nameFirst ? 0 : 1;
  const tallest = area.h * mostSign;
  const sign = name(stage, box(area.x, area.y + (area.h - tallest) * down, area.w, tallest), ground, down);
  const used = sign === null ? 0 : sign.area.h + gap * stage.base * (arrangement === 'head' ? 1.25 : 1);
  const room = box(area.x, nameFirst ? area.y + used : area.y, area.w, area.h - used);
  const text = headline(stage, room, { most, down: arrangement === 'apart' || arrangement === 'head' ? 0 : 1 });
  return wordsOf(area, arrangement, nameFirst ? [sign, text] : [text, sign]);
}

function coverWords(stage: Stage, area: Area, { arrangement }: Wording): Words {
  const { ground } = stage.tone;
  const cap = mostName * stage.base;
  const line = (room: Area): Placed | null =>
    stage.headline === '' ? null : headline(stage, room, { most: slogan, lines: room.w > 700 ? 1 : 2, cut: 'regular' });
  const used = line(area)?.area.h ?? 0;
  const space = used === 0 ? 0 : used + gap * stage.base;
  const height = largeName(stage, { ...area, h: area.h - space }, ground, 0, cap)?.area.h ?? 0;
  const down = arrangement === 'foot' || arrangement === 'reversed' ? 1 : arrangement === 'head' ? 0 : 0.5;
  const y = area.y + (area.h - height - space) * down;
  const first = largeName(stage, box(area.x, y, area.w, height * roundingRoom), ground, 0, cap);
  const second = line(box(area.x, y + height + space - used, area.w, used * roundingRoom));
  return wordsOf(area, down === 0.5 ? 'middle' : down === 0 ? 'head' : 'foot', [first, second]);
}

function wordsOf(area: Area, arrangement: Arrangement, placed: readonly (Placed | null)[]): Words {
  const all = placed.filter((one) => one !== null);
  const apart = arrangement === 'apart' || arrangement === 'reversed';
  const heads = apart ? all.slice(0, 1) : arrangement === 'foot' ? [] : all;
  const feet = apart ? all.slice(1) : arrangement === 'foot' ? all : [];
  return {
    pieces: all.map(({ piece }) => piece),
    head: Math.max(area.y, ...heads.map((one) => one.area.y + one.area.h)),
    foot: Math.min(area.y + area.h, ...feet.map((one) => one.area.y)),
    right: Math.max(area.x, ...all.map((one) => one.area.x + one.area.w)),
  };
}
