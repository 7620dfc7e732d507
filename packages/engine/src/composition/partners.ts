import type { Brief } from '../brief/brief.ts';
import type { Face } from '../concepts/face.ts';
import { ampersandFace, lightCut, secondLineFace, smallFace } from '../concepts/face-rank.ts';
import type { Treatment } from '../concepts/style-spec.ts';
import type { NameParts } from './name-parts.ts';

/**
 * Faces used besides the name face, by id; null where nothing is set in them. They are part of the genome, so
 * that a drawing depends on it alone and never on what else a font book holds.
 */
export interface Partners {
  /** Lighter cut for a two-weight name. */
  readonly light: string | null;
  /** Face of a large ampersand. */
  readonly italic: string | null;
  /** Face of a small second line. */
  readonly small: string | null;
  /** Face of the slogan. */
  readonly slogan: string | null;
}

/** True if a face sets its own second line: fairly strong serif capitals. Others use their paired face. */
const ownSecondLine = (face: Face): boolean =>
  face.style === 'serif' &&
  face.cases.includes('upper') &&
  face.metrics.stem < 0.2 &&
  face.metrics.stem >= 0.13 &&
  face.metrics.hairline >= 0.045 &&
  !face.italic;

/** The words set as a small second line; empty if there are none. */
const secondLine = (parts: NameParts): string =>
  parts.descriptorFrom > 0 ? parts.words.slice(parts.descriptorFrom).join(' ') : '';

const bothCases = (text: string): string => text + text.toLocaleUpperCase('und');

/** The partner faces a treatment needs. Null if the face has none, so the treatment is impossible. */
export function partnersOf(face: Face, treatment: Treatment, parts: NameParts, brief: Brief): Partners | null {
  const tail = treatment === 'descriptor' || treatment === 'ruled' || treatment === 'aside' ? secondLine(parts) : '';
  const small = tail === '' ? null : ownSecondLine(face) ? face : secondLineFace(face, bothCases(tail));
  const slogan = brief.slogan === '' ? null : smallFace(face, bothCases(brief.slogan));
  const light = treatment === 'two-weight' ? lightCut(face) : null;
  if (treatment === 'two-weight' && light === null) return null;
  if (tail !== '' && small === null) return null;
  return {
    light: light?.id ?? null,
    italic: treatment === 'ampersand' ? ampersandFace(face).id : null,
    small: small?.id ?? null,
    slogan: slogan?.id ?? null,
  };
}
