import type { Face } from '../../concepts/face.ts';
import { markEntry } from '../../concepts/stored-pictures.ts';
import type { FontBook } from '../../typography/font-book.ts';
import { type TracedDrawing, tracedId } from '../traced-drawing.ts';
import { cataloguedMark } from './catalogued.ts';
import { constructedPair } from './constructed.ts';
import { crestMark } from './crest.ts';
import { drawnMark } from './drawn/drawn-mark.ts';
import { filledMark } from './drawn/merged/filled.ts';
import { heldMark, readHeldId } from './held.ts';
import { pairMark, type TileForm, tileForms, tileMark } from './initials.ts';
import { letterMark } from './letter.ts';
import type { Mark } from './mark.ts';
import { pairMark as thingsMark } from './pairs/pair-mark.ts';
import { type PetalKind, petalKinds, petalMark } from './petal.ts';
import { ringMark } from './ring.ts';
import { tracedMark } from './traced.ts';
import { ribbonMark } from './weave/ribbon.ts';
import { weaveMark } from './weave/weave.ts';

/**
 * Draws the mark with this ID, using the name's face and initials where needed, and the drawing that the document brings along.
 * Returns null when they refuse it.
 */
export function markById(
  id: string,
  book: FontBook,
  face: Face,
  initials: readonly string[],
  traced: TracedDrawing | null = null,
): Mark | null {
  // The same id is no mark where the document brings no drawing.
  const brought = traced === null ? '' : `/${tracedId(traced)}`;
  // Drawing and measuring a mark takes a few ms, and thirty genomes of a slot share a handful of marks.
  return book.memo(face.id, `mark/${id}/${initials.join('')}${brought}`, () => drawMark(id, book, face, initials, traced));
}

const byPicture = new Map<string, Mark | null>();

/** Caches marks without letters, which are the same for every face: a few thousand small objects at most. */
function picture(id: string, draw: () => Mark | null): Mark | null {
  if (!byPicture.has(id)) byPicture.set(id, draw());
  return byPicture.get(id) ?? null;
}

function drawMark(
  id: string,
  book: FontBook,
  face: Face,
  initials: readonly string[],
  traced: TracedDrawing | null,
): Mark | null {
  const [family = '', detail = ''] = id.split('/');
  switch (family) {
    case 'petal': {
      const [n, kind, accent] = detail.split('-');
      return (petalKinds as readonly string[]).includes(kind ?? '')
        ? petalMark(Number(n), kind as PetalKind, Number(accent))
        : null;
    }
    case 'tile': {
      const [form, letters] = detail.split('+');
      const count = [...(letters ?? '')].length;
      return (tileForms as readonly string[]).includes(form ?? '')
        ? tileMark(book, face, initials.slice(0, count), form as TileForm)
        : null;
    }
    case 'ring':
      return ringMark(book, face, initials.slice(0, [...detail].length));
    case 'pair':
      return pairMark(book, face, initials.slice(0, 2));
    case 'shared-stem':
    case 'cube':
    case 'block':
      return picture(id, () => constructedPair(family, [...detail]));
    case 'ribbon':
      return picture(id, () => ribbonMark(detail));
    case 'weave':
      return picture(id, () => weaveMark(detail));
    case 'crest':
      return crestMark(book, face, detail);
    case 'held': {
      const read = readHeldId(detail);
      const inner = read === null ? null : markById(read.mark, book, face, initials, traced);
      return read === null || inner === null ? null : heldMark(id, read.form, inner);
    }
    // Not kept for good: a client may name thousands.
    case 'flanked':
    case 'crossed':
    case 'inlaid':
      return thingsMark(id, book, face);
    case 'traced':
      return traced !== null && tracedId(traced) === id ? tracedMark(traced) : null;
    case 'filled':
      return filledMark(id);
    case 'drawn':
      return picture(id, () => drawnMark(detail));
    default: {
      const entry = markEntry(id);
      return picture(id, () => (entry === undefined ? letterMark(id) : cataloguedMark(entry)));
    }
  }
}
