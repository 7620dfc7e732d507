import { type Design, type Drawing, drawing, inkBox, inkLayers, oneInk, type Path, typefaces } from '@brandwright/engine';
import { proportion } from '../layout/ink.ts';
import { isEmblem, isInitial, isLetter } from '../mockups/gesture.ts';
import { slantOf } from './slant.ts';

/** What stands for the brand beside its name. */
type Subject = 'picture' | 'letter' | 'emblem' | 'initial';
type Silhouette = 'tall' | 'compact' | 'wide';
type Corner = 'sharp' | 'soft' | 'round';

/**
 * The rules that a design gives to everything made from it (design rules §9): measured once, and used by every
 * item, so that a card, a banner and a page look like one hand.
 */
export interface Grammar {
  readonly subject: Subject;
  readonly silhouette: Silhouette;
  /** Slant of the mark’s straight edges in degrees from horizontal, in [15, 75] or [105, 165]. 0 if it has none. */
  readonly slant: number;
  readonly corner: Corner;
  /** Width of the name’s vertical stems ÷ cap height. */
  readonly stem: number;
  /** True if half of the mark in one ink is still the mark: it has one ink in its own colors, and few parts. */
  readonly isDivisible: boolean;
  /** The mark in one ink, on its own square. */
  readonly figure: Path;
  /** Side of that square. */
  readonly side: number;
}

/** Proportions at which a silhouette stops being compact. */
const tall = 0.78;
const wide = 1.3;

/** Contours of a mark that is divided: one of many parts would fall apart. */
const mostParts = 6;

/** Stem of a face that is no longer in the catalogue. */
const usualStem = 0.18;

export function grammarOf(design: Design): Grammar {
  const small = design.smallAvatar ?? design.avatar;
  const mark: Drawing = { scene: small, paints: oneInk('#000000', null) };
  const figure = inkLayers(mark).flatMap(({ paths }) => paths.flat());
  const ratio = proportion(drawing(design, 'mark'));
  const box = inkBox(mark);
  const face = typefaces.find(({ id }) => id === design.genome.face);
  return {
    subject: isEmblem(design) ? 'emblem' : isInitial(design) ? 'initial' : isLetter(design) ? 'letter' : 'picture',
    silhouette: ratio < tall ? 'tall' : ratio > wide ? 'wide' : 'compact',
    slant: slantOf(figure),
    corner: face === undefined || face.corner === 0 ? 'sharp' : face.corner === 1 ? 'soft' : 'round',
    stem: face?.metrics.stem ?? usualStem,
    isDivisible: inksOf(design) === 1 && figure.length <= mostParts,
    figure,
    side: box === null ? small.width : Math.max(box.x1 - box.x0, box.y1 - box.y0),
  };
}

/** How many inks the mark has in its own colors, its ground left out. */
function inksOf(design: Design): number {
  const { scene, paints } = drawing(design, 'mark');
  const used = scene.shapes.filter(({ only }) => only !== 'mono').map(({ role }) => paints[role]);
  return new Set(used.filter((hex) => hex !== paints.ground)).size;
}
