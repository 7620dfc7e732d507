import { isColorChange, type KeptPart, type RevisionChange } from './revision.ts';

/** Kinds that ask for the icon to be there. */
const needsIcon: ReadonlySet<RevisionChange['kind']> = new Set(['icon', 'another-icon', 'place', 'gap']);

type Pair = readonly [RevisionChange, RevisionChange];

/** Whether two changes cannot both be made. The order does not matter. */
const opposed = (a: RevisionChange, b: RevisionChange): boolean => rules.some((rule) => rule([a, b]) || rule([b, a]));

const sameKind =
  <K extends RevisionChange['kind']>(
    kind: K,
    differ: (a: Extract<RevisionChange, { kind: K }>, b: Extract<RevisionChange, { kind: K }>) => boolean,
  ) =>
  ([a, b]: Pair): boolean =>
    a.kind === kind &&
    b.kind === kind &&
    differ(a as Extract<RevisionChange, { kind: K }>, b as Extract<RevisionChange, { kind: K }>);

/** Letters that are not to be had at once. */
const letterSides: readonly (readonly string[])[] = [
  ['serif', 'sans-serif', 'handwritten'],
  ['handwritten', 'no-script'],
  ['rounder', 'sharper'],
  ['modern', 'classic'],
  ['playful', 'corporate'],
];
const toneSides: readonly (readonly string[])[] = [
  ['warmer', 'cooler'],
  ['darker', 'lighter'],
  ['brighter', 'softer'],
];
const apart = (sides: readonly (readonly string[])[], a: string, b: string): boolean =>
  a !== b && sides.some((side) => side.includes(a) && side.includes(b));
const samePart = (a: { readonly part: string }, b: { readonly part: string }): boolean =>
  a.part === b.part || (whole(a) && b.part !== 'ground') || (whole(b) && a.part !== 'ground');
const whole = ({ part }: { readonly part: string }): boolean => part === 'all' || part === 'inks';

const rules: readonly ((pair: Pair) => boolean)[] = [
  sameKind('weight', (a, b) => a.way !== b.way),
  sameKind('tracking', (a, b) => a.way !== b.way),
  sameKind('gap', (a, b) => a.way !== b.way),
  sameKind('size', (a, b) => a.part === b.part && a.way !== b.way),
  sameKind('letters', (a, b) =>
    a.letters === b.letters ? a.way !== b.way : a.way === b.way && apart(letterSides, a.letters, b.letters),
  ),
  sameKind('family', (a, b) => a.family !== b.family),
  sameKind('case', (a, b) => a.letterCase !== b.letterCase),
  sameKind('place', (a, b) => a.place !== b.place),
  sameKind('icon', (a, b) => a.subject !== b.subject),
  sameKind('slogan', (a, b) => a.text !== b.text),
  sameKind('show-slogan', (a, b) => a.shown !== b.shown),
  sameKind('ground', (a, b) => a.ground !== b.ground),
  sameKind('like', (a, b) => a.design !== b.design),
  sameKind('hue', (a, b) => samePart(a, b) && (a.color.name === b.color.name ? a.way !== b.way : a.way === b.way)),
  sameKind('tone', (a, b) => samePart(a, b) && apart(toneSides, a.tone, b.tone)),
  sameKind('paint', (a, b) => a.part === b.part && a.from?.name === b.from?.name && a.color.name !== b.color.name),
  ([a, b]) => a.kind === 'ground' && b.kind === 'paint' && b.part === 'ground',
  ([a, b]) => a.kind === 'no-icon' && (needsIcon.has(b.kind) || (b.kind === 'size' && b.part === 'icon')),
  ([a, b]) => a.kind === 'show-slogan' && !a.shown && b.kind === 'slogan',
  ([a, b]) => a.kind === 'exclude' && b.kind === 'paint' && a.color.name === b.color.name,
  ([a, b]) => a.kind === 'exclude' && b.kind === 'hue' && b.way === 1 && a.color.name === b.color.name,
  ([a, b]) => a.kind === 'monochrome' && (b.kind === 'paint' || b.kind === 'hue'),
  ([a, b]) => a.kind === 'keep' && keeps[a.part](b),
];

/** What a part that is to be left alone does not allow. */
const keeps: Readonly<Record<KeptPart, (change: RevisionChange) => boolean>> = {
  letters: ({ kind }) => kind === 'letters' || kind === 'family' || kind === 'case',
  weight: ({ kind }) => kind === 'weight',
  colors: isColorChange,
  icon: (change) =>
    change.kind === 'icon' ||
    change.kind === 'another-icon' ||
    change.kind === 'no-icon' ||
    (change.kind === 'size' && change.part === 'icon'),
  slogan: ({ kind }) => kind === 'slogan' || kind === 'show-slogan',
  layout: ({ kind }) => kind === 'place',
  // All that is asked beside it is not the rest.
  rest: () => false,
};

/** Changes that go together, and those that another one opposes. */
export function apartFrom(changes: readonly RevisionChange[]): {
  readonly kept: readonly RevisionChange[];
  readonly opposed: readonly RevisionChange[];
} {
  const clash = (change: RevisionChange): boolean => changes.some((other) => other !== change && opposed(change, other));
  return { kept: changes.filter((change) => !clash(change)), opposed: changes.filter(clash) };
}
