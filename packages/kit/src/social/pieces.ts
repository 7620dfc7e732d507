import {
  caseLocale,
  contrastRatio,
  type Drawing,
  type Hex,
  inkBox,
  mapPath,
  oneInk,
  type Path,
  placing,
} from '@brandwright/engine';
import { isOne, nameOn } from '../grammar/name-on.ts';
import { type Area, box, rectangle, within } from '../layout/area.ts';
import { fittedArea, inkIn } from '../layout/ink.ts';
import type { Cut } from '../layout/lettering.ts';
import { isEmblem } from '../mockups/gesture.ts';
import { legible } from '../mockups/legible.ts';
import { onPage, type Piece, type Stage } from './stage.ts';
import { textBlock } from './text-block.ts';
import { textContrast, textInk } from './tone.ts';

/** A piece with the area that it takes on the stage. */
export interface Placed {
  readonly piece: Piece;
  readonly area: Area;
}

/** Outlines of a picture in one paint, cut off at the page’s edge. */
export const art = (stage: Stage, paint: Hex, path: Path, ground: Hex = stage.tone.ground): Piece => ({
  part: 'art',
  ground,
  layers: [{ paint, path: within(path, stage.page) }],
});

/** A plain surface. `radius` rounds its corners. */
export const surface = (stage: Stage, paint: Hex, area: Area, radius = 0): Piece =>
  art(stage, paint, [rectangle(onPage(stage, area), radius)]);

/** The mark in colors that are readable on a ground. */
export const markOn = ({ brand }: Stage, ground: Hex): Drawing => legible(brand.design, 'mark', ground);

/** The mark, filling an area of its own proportions. What runs off `frame` is cut. */
export function mark(stage: Stage, area: Area, ground: Hex, frame: Area = stage.page): Piece {
  const layers = inkIn(markOn(stage, ground), onPage(stage, area));
  const edge = onPage(stage, frame);
  return { part: 'art', ground, layers: layers.map(({ paint, path }) => ({ paint, path: within(path, edge) })) };
}

/** The name in paints that pass the contrast of text. */
function readableName(stage: Stage, ground: Hex, room: Pick<Area, 'w' | 'h'>): Drawing {
  const name = nameOn(stage.brand, ground, room);
  const roles = new Set(name.scene.shapes.filter(({ only }) => only !== 'mono').map(({ role }) => role));
  const reads = [...roles].every((role) => {
    const least = role === 'name' || role === 'second' ? textContrast : 3;
    return contrastRatio(name.paints[role], ground) >= least;
  });
  return reads ? name : { ...name, paints: oneInk(textInk(stage.brand.design, ground), ground) };
}

/** Cap height of a signature, and side of a sign that holds its name, as shares of the stage’s base. */
const signature = { cap: 0.038, sign: 0.19 } as const;
/** A landscape post is shown small in feeds, so its signature is larger. */
const onLandscape = 1.5;
/** A name of one or two letters is set larger, until it is as wide as this share of the base, or this much larger. */
const short = { wide: 0.1, times: 2.4 } as const;
/** Share of the wanted cap height below which a long name is set in more lines than its lockup has. */
const tooSmall = 0.72;

/** The name as a signature in an area: small, from the edge where reading starts. */
export const name = (stage: Stage, room: Area, ground: Hex, down: number): Placed | null =>
  setName(stage, room, ground, {
    down,
    cap: signature.cap * stage.base * (stage.ratio === 'wide' ? onLandscape : 1),
    sign: signature.sign * stage.base,
    wide: short.wide * stage.base,
    room: { w: stage.base / 2, h: stage.base / 2 },
  });

/** The name as large as an area allows. `most` is the greatest cap height. */
export const largeName = (stage: Stage, room: Area, ground: Hex, down: number, most: number): Placed | null =>
  setName(stage, room, ground, { down, cap: most, sign: room.h, wide: 0.42 * room.w, room });

interface NameSize {
  readonly down: number;
  readonly cap: number;
  /** Height of a sign that holds its name. */
  readonly sign: number;
  /** Width that a short name is enlarged to. */
  readonly wide: number;
  /** What the lockup is chosen for. Equal for all signatures, so that a kit has one. */
  readonly room: Pick<Area, 'w' | 'h'>;
}

function setName(stage: Stage, room: Area, ground: Hex, { down, cap, sign, wide, room: chosenFor }: NameSize): Placed | null {
  const drawing = readableName(stage, ground, chosenFor);
  const ink = inkBox(drawing);
  if (ink === null) return null;
  const [w, h] = [ink.x1 - ink.x0, ink.y1 - ink.y0];
  const whole = isEmblem(stage.brand.design);
  const larger = Math.min(short.times, Math.max(1, wide / ((w * cap) / 100)));
  const height = Math.min(room.h, whole ? sign : (h * cap * larger) / 100);
  const scale = Math.min(room.w / w, height / h);
  const lines = !isOne(stage.brand) && 100 * scale < tooSmall * cap ? nameInLines(stage, room, ground, down, cap) : null;
  if (lines !== null) return lines;
  const area = fittedArea(drawing, box(room.x, room.y + (room.h - height) * down, room.w, height), { across: 0, down });
  return { area, piece: { part: 'name', ground, layers: inkIn(drawing, onPage(stage, area)) } };
}

/** A name too long for its lockup, in as many lines as it needs. */
function nameInLines(stage: Stage, room: Area, ground: Hex, down: number, cap: number): Placed | null {
  const { brief, design } = stage.brand;
  const { letterCase } = design.genome;
  const { letters } = brief;
  const locale = caseLocale(letters);
  const inLower = letterCase === 'lower' ? letters.toLocaleLowerCase(locale) : letters;
  const text = letterCase === 'upper' ? letters.toLocaleUpperCase(locale) : inLower;
  return set(stage, room, { text, em: cap * 1.15, ground, down, lines: 4, cut: 'display', part: 'name' });
}

export interface Headline {
  /** Largest em as a share of the stage’s base. */
  readonly most: number;
  /** 0: at the area’s top, 1: at its foot. */
  readonly down?: number;
  /** Lines at most. Default 5. */
  readonly lines?: number;
  /** Default: the name’s own face. */
  readonly cut?: Cut;
}

/** A headline in an area, in lines from the edge where reading starts. */
export function headline(stage: Stage, room: Area, how: Headline): Placed | null {
  const { headline: text, base, tone } = stage;
  const { most, down = 0, lines = 5, cut = displayCut(stage) } = how;
  return set(stage, room, { text, em: most * base, ground: tone.ground, down, lines, cut, part: 'headline' });
}

/** The Latin letters of a Chinese, Japanese or Korean face are made for its grid. Words in them are set in the paired face. */
const displayCut = ({ brand, headline: text }: Stage): Cut =>
  squareScripts.test(brand.design.name) && !squareScripts.test(text) ? 'bold' : 'display';
const squareScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

interface Setting extends Required<Omit<Headline, 'most'>> {
  readonly text: string;
  readonly ground: Hex;
  readonly em: number;
  readonly part: 'headline' | 'name';
}

function set(stage: Stage, room: Area, { text, em, ground, down, lines, cut, part }: Setting): Placed | null {
  const { brand, fromRight } = stage;
  const block = textBlock(brand.lettering, text, cut, { w: room.w, h: room.h, most: em, lines }, fromRight);
  if (block === null) return null;
  const area = box(room.x, room.y + (room.h - block.h) * down, block.w, block.h);
  const at = onPage(stage, area);
  const layer = { paint: textInk(brand.design, ground), path: mapPath(block.path, placing(1, at.x, at.y)) };
  return { area, piece: { part, ground, layers: [layer] } };
}
