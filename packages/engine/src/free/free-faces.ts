import { covers, type Face, faceById } from '../concepts/face.ts';
import { coveringFaces, sloganFaces, smallFace } from '../concepts/face-rank.ts';
import { voiceDistance } from '../concepts/voice.ts';
import { fail } from '../errors.ts';
import { unknownScript } from '../typography/script.ts';
import { freeFonts } from './fonts.ts';
import { type FreeDesign, textsOf } from './free-design.ts';

/** The faces that set a free design. */
export interface FreeFaces {
  readonly name: Face;
  /** Null without a slogan. */
  readonly slogan: Face | null;
  /** What a person should know of the choice; null when their font sets the name. */
  readonly note: string | null;
}

/** What another style of letters costs beside a distance of voices, which is at most about 1. */
const otherStyle = 0.35;

/**
 * The chosen font, or where it lacks letters of the name the face nearest to it in voice and style that has them all.
 * Throws `brief.name.unsettable`, `brief.slogan.unsettable`.
 */
export function freeFacesOf(free: FreeDesign): FreeFaces {
  const { letters, slogan } = textsOf(free);
  const font = freeFonts.find(({ value }) => value === free.font) ?? freeFonts[0];
  const chosen = faceById(font?.face ?? '');
  if (font === undefined || chosen === undefined) return fail('face.missing', { received: free.font });
  const name = nearest(chosen, letters);
  if (name === null) return fail('brief.name.unsettable', { field: 'businessName', received: letters });
  const small = slogan === '' ? null : sloganFace(name, slogan);
  if (slogan !== '' && small === null) return fail('brief.slogan.unsettable', { field: 'slogan', received: slogan });
  const note =
    name === chosen ? null : `${font.label} doesn’t have every character in this name, so we used ${name.family} instead.`;
  return { name, slogan: small, note };
}

function nearest(chosen: Face, text: string): Face | null {
  if (unknownScript.test(text)) return null;
  if (covers(chosen, text)) return chosen;
  const far = (face: Face): number => voiceDistance(face.traits, chosen.traits) + (face.style === chosen.style ? 0 : otherStyle);
  return [...coveringFaces(text)].sort((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1))[0] ?? null;
}

const sloganFace = (name: Face, slogan: string): Face | null =>
  unknownScript.test(slogan) || sloganFaces(slogan).length === 0 ? null : smallFace(name, slogan);

/** Ids of the faces a design is set in; the host hands their bytes to the font book before it draws. */
export function facesForFree(free: FreeDesign): readonly string[] {
  const { name, slogan } = freeFacesOf(free);
  return [...new Set([name.id, ...(slogan === null ? [] : [slogan.id])])];
}

/** Every character those faces may be asked for, composed and decomposed. */
export function textForFree(free: FreeDesign): string {
  const { letters, slogan } = textsOf(free);
  const forms = [letters, slogan].flatMap((t) => [t, /\p{Script=Hangul}/u.test(t) ? t : t.normalize('NFD')]);
  return [...new Set(forms.join(''))].sort().join('');
}
