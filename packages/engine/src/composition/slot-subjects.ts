import type { Brief } from '../brief/brief.ts';
import { type Archetype, styleSpecs } from '../concepts/style-spec.ts';
import { chosenPictures } from '../concepts/subject/shown-pictures.ts';
import { variationStyles } from '../concepts/variation-style.ts';
import { constructedKinds } from './marks/constructed.ts';
import type { MarkCandidate } from './marks/mark-candidate.ts';

/** What the mark of a slot must show, where the client chose. */
export type SlotSubject =
  | { readonly kind: 'thing'; readonly name: string }
  /** Initials. */
  | { readonly kind: 'letters' }
  /** The name alone. */
  | { readonly kind: 'nothing' };

/** The kinds of marks that are made of letters alone. */
export const letterKinds: ReadonlySet<string> = new Set(['notch', 'cut-disc', 'tile', 'ring', 'pair', ...constructedKinds]);

/** Archetypes that show each subject. */
const shownBy: Readonly<Record<SlotSubject['kind'], readonly Archetype[]>> = {
  thing: ['beside', 'above', 'container', 'emblem', 'monogram'],
  // Readers liked initials in a form least: only where a placement leaves nothing else.
  letters: ['beside', 'above', 'monogram', 'container'],
  nothing: ['wordmark'],
};
/** Archetypes whose weight says how well a style suits each subject. */
const suitedTo: Readonly<Record<SlotSubject['kind'], readonly Archetype[]>> = {
  thing: ['beside', 'above', 'container', 'emblem'],
  letters: ['monogram'],
  nothing: ['wordmark'],
};

/** Slots of eight for the chosen things: with one thing, and at most; beside letters or no picture; beside both. Others stay open. */
const thingSlots = { one: 4, most: 6, besideOne: 5, besideBoth: 4 } as const;
/** Slots of eight for initials: beside names alone, which take the rest, and beside things and names alone. */
const letterSlots = { alone: 5, beside: 3, besideBoth: 2 } as const;

/** How many slots each subject takes, in the order in which they choose their slots. */
function sharesOf(things: number, letters: boolean, nothing: boolean): readonly (readonly [SlotSubject['kind'], number])[] {
  const others = Number(letters) + Number(nothing);
  const ofThings =
    things === 0
      ? 0
      : others === 0
        ? Math.min(thingSlots.most, thingSlots.one - 1 + things)
        : others === 1
          ? thingSlots.besideOne
          : thingSlots.besideBoth;
  const ofLetters = !letters ? 0 : things === 0 ? letterSlots.alone : nothing ? letterSlots.besideBoth : letterSlots.beside;
  const ofNothing = nothing ? variationStyles.length - ofThings - ofLetters : 0;
  return [
    ['thing', ofThings],
    ['letters', ofLetters],
    ['nothing', ofNothing],
  ];
}

/**
 * What each of the eight slots must show: a subject goes to the slots whose styles suit it best. `allowed` are the archetypes that a
 * chosen placement leaves to a slot; a thing or initials go where those can show them. Null for slots that are left open.
 */
export function subjectsOf(brief: Brief, allowed: readonly (readonly Archetype[])[]): readonly (SlotSubject | null)[] {
  const { shows } = brief;
  const out: (SlotSubject | null)[] = allowed.map(() => null);
  if (shows === undefined) return out;
  const things = [...new Set(chosenPictures(brief).map(({ name }) => name))];
  for (const [kind, count] of sharesOf(things.length, shows.letters, shows.nothing)) {
    const suits = (slot: number): number => {
      const { archetypes } = styleSpecs[variationStyles[slot] as (typeof variationStyles)[number]];
      return suitedTo[kind].reduce((sum, a) => sum + (archetypes[a] ?? 0), 0);
    };
    const free = out.flatMap((taken, slot) =>
      taken === null && (kind === 'nothing' || within(kind, allowed[slot] ?? []).length > 0) ? [slot] : [],
    );
    const chosen = free.sort((a, b) => suits(b) - suits(a) || a - b).slice(0, count);
    for (const [i, slot] of chosen.entries())
      out[slot] = kind === 'thing' ? { kind, name: things[i % things.length] as string } : { kind };
  }
  // Where neither a thing nor an open slot is wanted, whatever is left shows no picture.
  const isPlain = things.length === 0 && (shows.letters || shows.nothing);
  return out.map((subject) => subject ?? (isPlain ? { kind: 'nothing' } : null));
}

/** The archetypes of a placement that can show a subject. */
const within = (kind: SlotSubject['kind'], allowed: readonly Archetype[]): readonly Archetype[] =>
  shownBy[kind].filter((a) => allowed.includes(a));

/** The archetypes of a slot for its subject: those of a chosen placement as far as they can show it. */
export const archetypesFor = (subject: SlotSubject, allowed: readonly Archetype[]): readonly Archetype[] => {
  const some = within(subject.kind, allowed);
  const free = subject.kind === 'letters' ? some.filter((a) => a !== 'container') : some;
  return free.length > 0 ? free : some.length > 0 ? some : shownBy[subject.kind];
};

/** The marks that show what a slot must show; all of them for a slot that is left open. */
export function marksFor(subject: SlotSubject | undefined, marks: readonly MarkCandidate[]): readonly MarkCandidate[] {
  switch (subject?.kind) {
    case undefined:
      return marks;
    case 'nothing':
      return [];
    case 'letters':
      return marks.flatMap((m) => (letterKinds.has(m.kind) && m.chosen === undefined ? [{ ...m, chosen: [] }] : []));
    case 'thing': {
      const own = marks.filter((m) => m.chosen?.includes(subject.name));
      return own.length > 0 ? own : marks.filter((m) => m.chosen !== undefined);
    }
    default:
      return subject satisfies never;
  }
}

/** Whether a design may be in a set for this brief at all: one that asks for letters or nothing shows no picture in any slot. */
export function allowsMark({ shows }: Brief, mark: Pick<MarkCandidate, 'kind'> | null): boolean {
  if (shows === undefined || shows.things.length > 0 || !(shows.letters || shows.nothing)) return true;
  return mark === null || (shows.letters && letterKinds.has(mark.kind));
}
