import { squared } from '../composition/avatar.ts';
import { type Block, moveShapes } from '../composition/block.ts';
import { designId } from '../composition/design-id.ts';
import { joinLines, lettersIn, lineBreaks } from '../composition/line-break.ts';
import { partSize, row, type SetRow, stack } from '../composition/name/lines.ts';
import { nameParts } from '../composition/name-parts.ts';
import type { SetSlogan } from '../composition/slogan.ts';
import { trackingFor } from '../composition/tracking.ts';
import type { Face } from '../concepts/face.ts';
import { fail } from '../errors.ts';
import { type Box, centerX, height, unionAll, width } from '../geometry/box.ts';
import { quantise } from '../scene/quantise.ts';
import type { Paints, Scene } from '../scene/scene.ts';
import type { FontBook } from '../typography/font-book.ts';
import { setLine } from '../typography/line.ts';
import { arrange } from './arrange.ts';
import { type FreeDesign, textsOf } from './free-design.ts';
import { freeFacesOf } from './free-faces.ts';
import { setFreeSlogan } from './free-slogan.ts';
import { freeIconMark } from './icon-mark.ts';
import type { FreeLayoutName } from './layouts.ts';
import { paintsOf, schemeNamed } from './schemes.ts';

/** A logo of the free builder, drawn: what `drawing`, printers and files take. */
export interface FreeLogo {
  /** 13 characters of a–z and 0–9; the same drawing in the same colors has the same id. */
  readonly id: string;
  /** The business name as typed. */
  readonly name: string;
  readonly scene: Scene;
  /** The icon alone on a square. */
  readonly avatar: Scene;
  readonly smallAvatar?: Scene;
  readonly scheme: { readonly paints: Paints; readonly onDark: Paints };
  /** What a person should know of the choice of font; null when it sets the name as chosen. */
  readonly note: string | null;
}

/**
 * Draws a free design: a function of it and the fonts, the same bytes in every host. The font book must hold the faces of
 * `facesForFree(free)` with the characters of `textForFree(free)`.
 * Throws EngineError: `brief.name.unsettable`, `brief.slogan.unsettable`, `face.missing`.
 */
export function setFreeLogo(free: FreeDesign, fonts: FontBook): FreeLogo {
  const faces = freeFacesOf(free);
  const { letters, slogan } = textsOf(free);
  const mark = freeIconMark(free.icon);
  const name = setName(fonts, faces.name, letters, free.layout);
  if (name === null) return fail('brief.name.unsettable', { field: 'businessName', received: letters });
  const under = faces.slogan === null ? null : setUnder(fonts, faces.slogan, slogan, name, free.layout);
  if (faces.slogan !== null && under === null) return fail('brief.slogan.unsettable', { field: 'slogan', received: slogan });
  const lockup = arrange(free.layout, { mark, name, slogan: under?.box ?? null });
  const box = unionAll([lockup.box, under?.box ?? null]) as Box;
  // Clear space: one cap height all round, a quarter of the mark where that is more.
  const pad = Math.max(100, lockup.markBox === null ? 0 : height(lockup.markBox) / 4);
  const scene = quantise({
    version: 1,
    width: width(box) + 2 * pad,
    height: height(box) + 2 * pad,
    shapes: moveShapes([...lockup.shapes, ...(under?.shapes ?? [])], pad - box.x0, pad - box.y0),
  });
  const scheme = paintsOf(schemeNamed(free.colorScheme));
  return {
    id: designId(scene, scheme.paints),
    name: free.businessName,
    scene,
    avatar: quantise(squared(mark.shapes)),
    ...(mark.small === undefined ? {} : { smallAvatar: quantise(squared(mark.small)) }),
    scheme,
    note: faces.note,
  };
}

/** Letters a name on one line may hold (beside an icon more, for there one line is the layout), and each line of one that is broken. */
const mostInOne = { stacked: 18, inline: 30, 'icon-left': 0 } as const;
const mostInEach = 23;

/** Indexes of the words that begin a line. A large icon wants two lines beside it; otherwise a name is broken only when it is long. */
function breaksFor(words: readonly string[], layout: FreeLayoutName): readonly number[] {
  const longest = (breaks: readonly number[]): number => Math.max(...joinLines(words, breaks).map(lettersIn));
  if (longest([]) <= mostInOne[layout]) return [];
  const broken = lineBreaks(words, false).filter((breaks) => breaks.length > 0);
  // Where even the inline layout breaks the name, the large icon takes the highest stack: the two stay unlike.
  const highest = layout === 'icon-left' && longest([]) > mostInOne.inline;
  return (highest ? undefined : broken.find((breaks) => longest(breaks) <= mostInEach)) ?? broken.at(-1) ?? [];
}

/** The name as typed, well spaced; null when the face cannot set it. */
function setName(fonts: FontBook, face: Face, letters: string, layout: FreeLayoutName): Block | null {
  const { words } = nameParts(letters);
  const tracking = trackingFor(face, { words, letterCase: 'title', air: 0, careful: false });
  const rows: SetRow[] = [];
  for (const text of joinLines(words, breaksFor(words, layout))) {
    const size = partSize(text, letters);
    const line = setLine(fonts, face, text, { size, tracking });
    if (line === null) return null;
    rows.push(row(face, line, size));
  }
  return stack(rows, layout === 'stacked' ? 'centre' : 'left');
}

/** Least x-height of a slogan for the width of its name; see composition/compose.ts. */
const leastShown = 3 / 140;

/** White between a name and its slogan: from the baseline, and from what hangs below it. */
const gapUnder = { base: 58, ink: 34 } as const;

/** The slogan under its name: centerd in a stack, else flush where the name begins. */
function setUnder(fonts: FontBook, face: Face, text: string, name: Block, layout: FreeLayoutName): SetSlogan | null {
  const centerd = layout === 'stacked';
  const align = centerd ? 'centre' : name.rtl ? 'right' : 'left';
  const room = { width: width(name.box), align, capitals: false, kept: false, least: leastShown * width(name.box) } as const;
  const set = setFreeSlogan(fonts, face, text, room);
  if (set === null) return null;
  const x = centerd ? centerX(name.box) - centerX(set.box) : name.rtl ? name.box.x1 - set.box.x1 : name.box.x0 - set.box.x0;
  const y = Math.max(name.base + gapUnder.base, name.box.y1 + gapUnder.ink) - Math.min(0, set.box.y0);
  const box = { x0: set.box.x0 + x, x1: set.box.x1 + x, y0: set.box.y0 + y, y1: set.box.y1 + y };
  return { ...set, shapes: moveShapes(set.shapes, x, y), box };
}
