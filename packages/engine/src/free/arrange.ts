import type { Block } from '../composition/block.ts';
import { beside } from '../composition/lockups/beside.ts';
import { type Lockup, placed } from '../composition/lockups/lockup.ts';
import type { Mark } from '../composition/marks/mark.ts';
import { type Box, centerX, centerY, height, width } from '../geometry/box.ts';
import type { FreeLayoutName } from './layouts.ts';

/** What an arrangement is given: the mark, the set name, and the slogan's box where it already stands under the name. */
export interface FreeParts {
  readonly mark: Mark;
  readonly name: Block;
  readonly slogan: Box | null;
}

/** Height of a mark over a name in cap heights, what ink mass aims at, and how much of a name's width a mark may take. */
const over = { least: 2.3, most: 3.3, mass: 1.3, share: 0.72, short: 230, lowest: 1.5 };
/** From this width a name is a banner, and a mark over it grows with it. */
const banner = 1100;

/** Mark over the name, on one axis with it. Every mark finds a size: a person chose it, so it is never left out. */
function stacked({ mark, name }: FreeParts): Lockup {
  const aspect = width(mark.box) / height(mark.box);
  const byMass = (height(mark.box) * Math.sqrt((over.mass * name.ink) / mark.area)) / 100;
  const grown = Math.max(1, width(name.box) / banner);
  const wanted = Math.max(over.least, Math.min(over.most, byMass)) * grown;
  const k = Math.max(
    over.lowest / aspect ** 0.5,
    Math.min(wanted, Math.max(over.share * width(name.box), over.short) / 100 / aspect),
  );
  const scale = (k * 100) / height(mark.box);
  const gap = 54 + k * 7;
  const top = Math.min(name.top, name.box.y0 + 12);
  return placed(name, mark, centerX(name.box) - centerX(mark.box) * scale, top - gap - mark.box.y1 * scale, scale);
}

/** Least height of a mark that leads, in cap heights, the widest it may be, and the white after it beside its width. */
const leading = { least: 2.5, wide: 3.6, share: 0.17, gap: [46, 90] } as const;

/** A mark as high as everything beside it: name, and slogan where there is one. */
function iconLeft({ mark, name, slogan }: FreeParts): Lockup {
  const aspect = width(mark.box) / height(mark.box);
  const foot = slogan === null ? name.base : slogan.y1;
  const k = Math.min(Math.max(leading.least, (foot - name.top) / 100), leading.wide / aspect);
  const scale = (k * 100) / height(mark.box);
  const gap = Math.max(leading.gap[0], Math.min(leading.gap[1], leading.share * width(mark.box) * scale));
  const edge =
    slogan === null ? name.box : { ...name.box, x0: Math.min(name.box.x0, slogan.x0), x1: Math.max(name.box.x1, slogan.x1) };
  const x = name.rtl ? edge.x1 + gap - mark.box.x0 * scale : edge.x0 - gap - mark.box.x1 * scale;
  const middle = slogan === null ? name.middle : (name.top + foot) / 2;
  return placed(name, mark, x, middle - centerY(mark.box) * scale, scale);
}

/** A mark beside one line is smaller here than the engine would make it: next to `iconLeft` the line leads. */
const inlineScale = 0.84;

const inline = ({ mark, name }: FreeParts): Lockup =>
  beside({ name, usual: name, mark, markScale: inlineScale, spacing: 1, textScale: 1 }) ?? iconLeft({ mark, name, slogan: null });

/** Mark and name in one of the layouts; the slogan stays where it is. */
export const arrange = (layout: FreeLayoutName, parts: FreeParts): Lockup =>
  ({ stacked, inline, 'icon-left': iconLeft })[layout](parts);
