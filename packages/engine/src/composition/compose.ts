import type { Brief } from '../brief/brief.ts';
import { covers, type Face, faceById } from '../concepts/face.ts';
import { type Box, height, placedBox, union, width } from '../geometry/box.ts';
import type { Scene, Shape } from '../scene/scene.ts';
import type { FontBook } from '../typography/font-book.ts';
import { type Block, moveShapes, type StandingLetter, scaledBlock } from './block.ts';
import type { Emblem } from './emblems/emblem.ts';
import { drawEmblem } from './emblems/emblem-table.ts';
import { setsItself } from './emblems/kinds.ts';
import { type Genome, isEmblem } from './genome.ts';
import { joinLines } from './line-break.ts';
import { above } from './lockups/above.ts';
import { beside } from './lockups/beside.ts';
import { between } from './lockups/between.ts';
import { divided } from './lockups/divided.ts';
import type { Lockup } from './lockups/lockup.ts';
import { wordmark } from './lockups/wordmark.ts';
import { closed, type Mark } from './marks/mark.ts';
import { markById } from './marks/mark-by-id.ts';
import { setName } from './name/name.ts';
import type { NameSetting } from './name/setting.ts';
import type { NameParts } from './name-parts.ts';
import { setSlogan } from './slogan.ts';

/** A drawn genome: its parts for judgement, and the scene. */
export interface Composition {
  readonly genome: Genome;
  readonly face: Face;
  readonly name: Block;
  readonly mark: Mark | null;
  readonly lockup: Lockup;
  readonly scene: Scene;
  /** Ink bounds of the whole lockup, including the slogan, in scene coordinates. */
  readonly box: Box;
  /** Ink bounds of the mark in scene coordinates. Null without one. */
  readonly markBox: Box | null;
  readonly nameBox: Box;
  /** Letters in the name's longest word. */
  readonly longestWord: number;
  /** True if a slogan was requested and could be set. */
  readonly hasSlogan: boolean;
  /** Letters of the name in scene coordinates. Empty if they are bent, joined or run from right to left. */
  readonly letters: readonly StandingLetter[];
}

export interface ComposeInput {
  readonly brief: Brief;
  readonly parts: NameParts;
  readonly fonts: FontBook;
  /** Always set a requested slogan, even on more lines or smaller than ideal. For a person's own edits. */
  readonly kept?: boolean;
  /** True if a person requested this arrangement. */
  readonly asked?: boolean;
}

/**
 * Draws a genome. Null if the name, face or mark does not allow it. Throws `face.missing` if the font book
 * lacks one of its faces.
 */
export function compose(genome: Genome, input: ComposeInput): Composition | null {
  const { brief, parts, fonts, asked = false } = input;
  const face = faceById(genome.face);
  if (face === undefined) return null;
  const words = parts.cased[genome.letterCase];
  if (words === null || !covers(face, words.join(''))) return null;
  const partner = (id: string | null): Face | null => (id === null ? null : (faceById(id) ?? null));
  const { partners } = genome;
  const drawn = genome.mark === null ? null : markById(genome.mark, fonts, face, parts.initials, genome.traced);
  if (genome.mark !== null && drawn === null) return null;
  // A mark without a position is the picture of a device inside the name.
  const inside = genome.stand === 'none';
  const setting: NameSetting = {
    book: fonts,
    face,
    light: partner(partners.light),
    italic: partner(partners.italic) ?? face,
    small: partner(partners.small) ?? face,
    parts,
    words,
    lines: joinLines(words, genome.breaks),
    tracking: genome.tracking + trackingBy(genome.spacing),
    leading: leadingOf(genome),
    kerning: genome.kerning ?? {},
    align: genome.align,
    concept: genome.concept,
    picture: inside ? drawn : null,
  };
  const mark = inside ? null : drawn;
  const arranged = arrange(genome, setting, mark, brief.slogan, asked);
  if (arranged === null) return null;
  const longestWord = Math.max(...words.map((w) => [...w].length));
  return finish({ genome, face, mark, longestWord, ...arranged }, input);
}

/** Minimum scale of a picture inside an emblem. Smaller, it is lost in its ring. */
const leastInside = 0.5;

/**
 * Effect of the spacing setting on tracking, em/1000, for settings between half and one and a half (design
 * rules §8).
 */
const trackingBy = (spacing: number): number => Math.round(40 * (Math.max(0.5, Math.min(1.5, spacing)) - 1));

/** Its factor for the white between lines. */
const leadingOf = ({ spacing }: Genome): number => 0.5 + 0.5 * spacing;

/** Arranges name and mark: as an emblem, or as a block with the mark where the genome says. */
function arrange(genome: Genome, setting: NameSetting, mark: Mark | null, slogan: string, asked: boolean): Emblem | null {
  const { stand, markScale, spacing, textScale = 1 } = genome;
  if (isEmblem(stand) !== (genome.archetype === 'emblem')) return null;
  if (isEmblem(stand)) {
    if (setsItself(stand) && genome.letterCase !== 'upper') return null;
    return drawEmblem(stand, {
      setting,
      mark,
      slogan: genome.slogan ? slogan : '',
      markScale: Math.max(leastInside, markScale / textScale),
    });
  }
  if (stand === 'between') return between(setting, mark, { markScale, spacing, textScale });
  const usual = setName(genome.treatment, setting);
  const name = usual === null ? null : scaledBlock(usual, textScale);
  const standing = mark === null || stand === 'above' ? mark : closed(mark);
  const lockup =
    usual === null || name === null
      ? null
      : { beside, divided, above, none: wordmark }[stand]({
          name,
          usual,
          mark: standing,
          markScale,
          spacing,
          textScale,
          asked,
        });
  return name === null || lockup === null ? null : { name, lockup, hasSlogan: false };
}

type Unframed = Pick<Composition, 'genome' | 'face' | 'name' | 'mark' | 'lockup' | 'longestWord' | 'hasSlogan'>;

/** Minimum x-height in px of a slogan on a lockup of this width in px. A smaller slogan is omitted. */
const leastShown = { xHeight: 3, width: 140 };

/** Adds the slogan and the clear space. */
function finish(drawn: Unframed, { brief, fonts, kept = false }: ComposeInput): Composition | null {
  const { genome, name, lockup } = drawn;
  const size = isEmblem(genome.stand) ? 1 : (genome.textScale ?? 1);
  const edited = genome.markScale !== 1 || size !== 1;
  let shapes: readonly Shape[] = lockup.shapes;
  let box = lockup.box;
  let { hasSlogan } = drawn;
  if (!hasSlogan && genome.slogan && brief.slogan !== '') {
    const sloganFace = genome.partners.slogan === null ? undefined : faceById(genome.partners.slogan);
    if (sloganFace === undefined) return null;
    const centerd = genome.stand !== 'beside' && genome.stand !== 'divided' && genome.align === 'centre';
    const set = setSlogan(fonts, sloganFace, brief.slogan, {
      width: width(name.box) / size,
      align: centerd ? 'centre' : name.rtl ? 'right' : 'left',
      capitals: genome.letterCase === 'upper' || genome.stand === 'above',
      least: ((leastShown.xHeight / leastShown.width) * width(lockup.box)) / size,
      kept,
    });
    if (set !== null) {
      const x = centerd
        ? (name.box.x0 + name.box.x1) / 2 - ((set.box.x0 + set.box.x1) / 2) * size
        : name.rtl
          ? name.box.x1 - set.box.x1 * size
          : name.box.x0 - set.box.x0 * size;
      const under = Math.max(name.base + 48 * leadingOf(genome) * size, name.box.y1 + 26 * size);
      // A mark enlarged by a person may extend below the name around it.
      const clear = edited && lockup.markBox !== null && genome.stand === 'between' ? lockup.markBox.y1 + 26 * size : under;
      const y = Math.max(under, clear) - Math.min(0, set.box.y0 * size);
      const placed = moveShapes(set.shapes, x, y, size);
      shapes = [...shapes, ...placed];
      box = union(box, placedBox(set.box, x, y, size));
      hasSlogan = true;
    }
  }
  // Clear space: one cap height all around, or a quarter of the mark if larger (design rules §1).
  const pad = Math.max(100 * size, lockup.markBox === null ? 0 : height(lockup.markBox) / 4);
  const dx = pad - box.x0;
  const dy = pad - box.y0;
  const scene: Scene = {
    version: 1,
    width: width(box) + 2 * pad,
    height: height(box) + 2 * pad,
    shapes: moveShapes(shapes, dx, dy),
  };
  const at = (b: Box): Box => ({ x0: b.x0 + dx, y0: b.y0 + dy, x1: b.x1 + dx, y1: b.y1 + dy });
  return {
    ...drawn,
    scene,
    box: at(box),
    markBox: lockup.markBox === null ? null : at(lockup.markBox),
    nameBox: at(lockup.nameBox),
    hasSlogan,
    letters: (name.letters ?? []).map((letter) => ({ ...letter, box: at(letter.box) })),
  };
}
