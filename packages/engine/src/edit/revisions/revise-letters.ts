import { setsItself } from '../../composition/emblems/kinds.ts';
import { nameParts } from '../../composition/name-parts.ts';
import { type Face, faceById } from '../../concepts/face.ts';
import type { Design } from '../../design-document.ts';
import type { LetterCase } from '../../typography/letter-case.ts';
import { trackingIn } from '../../typography/line.ts';
import { mainScript, scriptRules } from '../../typography/script.ts';
import type { Lettering } from '../genomes.ts';
import { type Canvas, drawn, fact, type Stepped } from './canvas.ts';
import { chooseFaces, type FaceChange, isAlready, type Lettered } from './choose-faces.ts';
import type { Strength, Way } from './revision.ts';

const asSet: Lettering = { faces: null, letterCase: null, tracking: null, isPlain: false, keepsSlogan: true };

/** The name of a design as faces are chosen for it. */
export const letteredOf = ({ design: { genome }, brief, kept, letterCase }: Omit<Canvas, 'fonts'>): Lettered | null => {
  const own = faceById(genome.face);
  return own === undefined
    ? null
    : { own, letterCase: letterCase ?? genome.letterCase, text: brief.letters, sameFamily: kept.has('letters') };
};

/** Sets the name in other letters: one face for all that is asked of them. */
export function changeFace(canvas: Canvas, changes: readonly FaceChange[]): Stepped {
  const name = letteredOf(canvas);
  if (name === null) return 'no-face';
  if (changes.every((change) => isAlready(change, name.own))) return 'already';
  const faces = chooseFaces(name, changes);
  if (faces.length === 0) return 'no-face';
  const keepsSlogan = changes.every(({ kind }) => kind === 'weight');
  const { genome } = canvas.design;
  const set = (tried: readonly Face[], allowed: Parameters<typeof drawn>[2]): Design | null => {
    const design = drawn(canvas, {}, allowed, { ...asSet, faces: tried, keepsSlogan });
    return design !== null && design.genome.face !== genome.face ? design : null;
  };
  // First a face that keeps the lines, the styling and the case of the name; then one that keeps less of them.
  const design =
    faces.reduce<Design | null>((found, face) => found ?? set([face], []), null) ??
    set(faces, ['treatment', 'breaks']) ??
    set(faces, ['treatment', 'breaks', 'case']);
  const face = design === null ? undefined : faceById(design.genome.face);
  if (design === null || face === undefined) return 'does-not-fit';
  return {
    design,
    facts: [
      fact('face', `${name.own.family} ${name.own.weight}`, `${face.family} ${face.weight}`),
      fact('stem', name.own.metrics.stem, face.metrics.stem),
    ],
  };
}

/** Sets the name in capitals, in small letters, or as it was typed. */
export function changeCase(canvas: Canvas, letterCase: LetterCase): Stepped {
  const { genome } = canvas.design;
  const own = faceById(genome.face);
  const { cased } = nameParts(canvas.brief.letters);
  const words = cased[letterCase];
  const texts = new Set(Object.values(cased).flatMap((one) => (one === null ? [] : [one.join(' ')])));
  if (texts.size < 2 || words === null) return 'no-case';
  if (words.join(' ') === cased[genome.letterCase]?.join(' ')) return 'already';
  if (setsItself(genome.stand)) return 'emblem';
  if (own === undefined || (letterCase === 'upper' && own.connected)) return 'joined-letters';
  const design =
    drawn(canvas, {}, ['case'], { ...asSet, letterCase, faces: [own] }) ??
    drawn(canvas, {}, ['case', 'treatment', 'breaks'], { ...asSet, letterCase, faces: [own] });
  if (design === null || design.genome.letterCase !== letterCase) return 'does-not-fit';
  return { design, facts: [fact('case', genome.letterCase, design.genome.letterCase)] };
}

/** em/1000 by which letters move apart; together half as much, or they would touch. */
const trackings: Readonly<Record<Strength, number>> = { bit: 30, plain: 70, much: 140 };
const limits = { least: -45, most: 300 } as const;
const together = 0.35;

/** Moves the letters of the name apart or together. */
export function changeTracking(canvas: Canvas, way: Way, strength: Strength): Stepped {
  const { genome } = canvas.design;
  const own = faceById(genome.face);
  const script = mainScript(canvas.brief.letters);
  if (own === undefined || own.connected || scriptRules[script].joined) return 'joined-letters';
  if (setsItself(genome.stand)) return 'emblem';
  const by = way > 0 ? trackings[strength] : -trackings[strength] * together;
  const tracking = Math.round(trackingIn(script, Math.min(limits.most, Math.max(limits.least, genome.tracking + by))));
  if (way * (tracking - genome.tracking) < 5) return 'limit';
  const design = drawn(canvas, {}, [], { ...asSet, tracking, faces: [own] });
  if (design === null || design.id === canvas.design.id) return 'does-not-fit';
  return { design, facts: [fact('tracking', genome.tracking, tracking)] };
}

/** Sets the name without its styling. */
export function setPlainly(canvas: Canvas): Stepped {
  const { genome } = canvas.design;
  const own = faceById(genome.face);
  if (own === undefined || genome.treatment === 'plain') return 'already';
  const inside = genome.stand === 'none' && genome.mark !== null;
  if (inside) return 'icon-in-name';
  const design = drawn(canvas, {}, ['treatment', 'breaks'], { ...asSet, isPlain: true, faces: [own] });
  if (design === null || design.genome.treatment !== 'plain') return 'does-not-fit';
  return { design, facts: [fact('setting', genome.treatment, 'plain')] };
}
