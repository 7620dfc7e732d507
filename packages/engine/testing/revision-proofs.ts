import { faceById } from '../src/concepts/face.ts';
import { hasSlogan } from '../src/edit/genomes.ts';
import { layoutOf } from '../src/edit/layout-of.ts';
import { boxOf, iconShare, rolesIn } from '../src/edit/revisions/canvas.ts';
import { isCalled } from '../src/edit/revisions/carriers.ts';
import type { Outcome } from '../src/edit/revisions/outcome.ts';
import type { RevisionChange } from '../src/edit/revisions/revision.ts';
import { contrastRatio, type Design, hexToOklch, typefaces } from '../src/index.ts';

/** What can be told of a design. A change has its own aspects; all others must be the same after it. */
const aspects = {
  mark: (d: Design) => d.genome.mark,
  stand: (d: Design) => `${d.archetype} ${d.genome.stand}`,
  face: (d: Design) => d.genome.face,
  case: (d: Design) => d.genome.letterCase,
  tracking: (d: Design) => d.genome.tracking,
  setting: (d: Design) => `${d.genome.treatment} ${d.genome.breaks.join()}`,
  slogan: (d: Design) => hasSlogan(d),
  ground: (d: Design) => d.scheme.paints.ground,
  inks: (d: Design) =>
    [...rolesIn(d)]
      .map((role) => d.scheme.paints[role])
      .sort()
      .join(),
  scale: (d: Design) => d.genome.markScale,
  text: (d: Design) => d.genome.textScale ?? 1,
  spacing: (d: Design) => d.genome.spacing,
  drawing: (d: Design) => JSON.stringify(d.scene),
} as const;
type Aspect = keyof typeof aspects;

/** What each kind of change may change. */
const own: Readonly<Record<RevisionChange['kind'], readonly Aspect[]>> = {
  weight: ['face', 'tracking', 'drawing'],
  letters: ['face', 'tracking', 'drawing'],
  family: ['face', 'tracking', 'drawing'],
  case: ['case', 'tracking', 'drawing'],
  tracking: ['tracking', 'drawing'],
  gap: ['spacing', 'drawing'],
  hue: ['inks', 'ground'],
  tone: ['inks', 'ground'],
  paint: ['inks', 'ground'],
  exclude: ['inks', 'ground'],
  monochrome: ['inks', 'ground'],
  'swap-colors': ['inks'],
  ground: ['inks', 'ground'],
  size: ['scale', 'text', 'drawing'],
  place: ['stand', 'setting', 'drawing'],
  icon: ['mark', 'drawing', 'inks'],
  'another-icon': ['mark', 'drawing', 'inks'],
  'no-icon': ['mark', 'stand', 'setting', 'drawing', 'inks'],
  slogan: ['slogan', 'drawing', 'inks'],
  'show-slogan': ['slogan', 'drawing', 'inks'],
  simpler: ['mark', 'stand', 'setting', 'drawing', 'inks'],
  like: Object.keys(aspects) as Aspect[],
  keep: [],
  history: [],
};

/** The few that may also change where no drawing is possible otherwise: the lines or the styling of a name, or the place of an icon. */
const loose: Readonly<Partial<Record<RevisionChange['kind'], readonly Aspect[]>>> = {
  weight: ['setting', 'case', 'inks'],
  letters: ['setting', 'case', 'inks'],
  family: ['setting', 'case', 'inks'],
  case: ['setting', 'inks'],
  size: ['setting'],
  icon: ['stand', 'setting'],
  'another-icon': ['stand', 'setting'],
};

interface Before {
  readonly design: Design;
  readonly designs: readonly Design[];
}

/** Everything that is wrong with a revised design; empty if each change did what was asked and nothing else did change. */
export function proofs({ design: first, designs }: Before, after: Design, outcomes: readonly Outcome[]): readonly string[] {
  const done = outcomes.filter((o) => o.done).map(({ change }) => change);
  const like = done.find((change) => change.kind === 'like');
  const before = like === undefined ? first : (designs[like.design - 1] as Design);
  const faults: string[] = [];
  const may = new Set(done.flatMap((change) => [...own[change.kind], ...(loose[change.kind] ?? [])]));
  for (const [aspect, of] of Object.entries(aspects) as [Aspect, (d: Design) => unknown][])
    if (!may.has(aspect) && of(before) !== of(after)) faults.push(`${aspect} changed from ${of(before)} to ${of(after)}`);
  if (outcomes.every((o) => !o.done) && after.id !== first.id) faults.push('another design though nothing was done');
  for (const change of done) if (!holds(change, before, after, done)) faults.push(`not ${JSON.stringify(change)}`);
  for (const o of outcomes)
    if (!o.done && !isTrue(o.why, o.change, before)) faults.push(`${o.change.kind} was refused as ${o.why}`);
  faults.push(...drawingFaults(after));
  return faults;
}

const stemOf = (d: Design): number => faceById(d.genome.face)?.metrics.stem ?? 0;
const inksOf = (d: Design): readonly ReturnType<typeof hexToOklch>[] =>
  [...rolesIn(d)].map((role) => hexToOklch(d.scheme.paints[role]));
const least = { bit: 1.06, plain: 1.1, much: 1.25 } as const;

/** Whether a change is to be seen in the numbers of the design. */
function holds(change: RevisionChange, before: Design, after: Design, all: readonly RevisionChange[]): boolean {
  const [was, is] = [faceById(before.genome.face), faceById(after.genome.face)];
  const alone = all.filter(({ kind }) => ['hue', 'tone', 'paint', 'exclude', 'ground'].includes(kind)).length === 1;
  switch (change.kind) {
    case 'weight':
      return (stemOf(after) / stemOf(before)) ** change.way >= 1.06;
    case 'letters':
      return was?.id !== is?.id && letterProof(change, was, is);
    case 'family':
      return is?.family === change.family;
    case 'case':
      return after.genome.letterCase === change.letterCase;
    case 'tracking':
      return change.way * (after.genome.tracking - before.genome.tracking) >= 5;
    case 'gap':
      return change.way * (after.genome.spacing - before.genome.spacing) > 0.02;
    case 'hue':
      return !alone || hueProof(change, before, after);
    case 'tone':
      return (
        !alone ||
        toneProof(change, before, after) ||
        (change.of !== null &&
          [...rolesIn(after)].some((role) => change.of !== null && isCalled(after.scheme.paints[role], change.of)))
      );
    case 'paint': {
      const painted = [...inksOf(after), hexToOklch(after.scheme.paints.ground ?? '#FFFFFF')];
      const near = (c: { l: number; c: number; h: number }): boolean =>
        painted.some(
          (p) => Math.abs(p.l - c.l) <= 0.35 && (c.c < 0.03 ? p.c < 0.05 : Math.abs(((p.h - c.h + 540) % 360) - 180) < 30),
        );
      return near(change.color.at) && (change.second === null || near(change.second.at));
    }
    case 'exclude':
      return [...rolesIn(after)].every((role) => !isCalled(after.scheme.paints[role], change.color));
    case 'monochrome':
      return inksOf(after).every(({ c }) => c < 0.02);
    case 'swap-colors':
      return (
        after.scheme.paints.name !== before.scheme.paints.name &&
        hexToOklch(after.scheme.paints.name).c !== hexToOklch(before.scheme.paints.name).c
      );
    case 'ground': {
      const { l } = hexToOklch(after.scheme.paints.ground ?? '#FFFFFF');
      return change.ground === 'dark' ? l < 0.4 : l > 0.85;
    }
    case 'size': {
      const ratio = (iconShare(after) ?? 1) / (iconShare(before) ?? 1);
      return (
        (change.part === 'icon' ? ratio : 1 / ratio) ** change.way >=
        (change.strength === 'bit' ? 1.03 : least[change.strength] - 0.07)
      );
    }
    case 'place':
      return change.place === 'above' ? after.genome.stand === 'above' : ['beside', 'divided'].includes(after.genome.stand);
    case 'icon':
    case 'another-icon':
      return (
        after.genome.mark !== null &&
        after.genome.mark !== before.genome.mark &&
        (boxOf(after, 'mark') !== null || after.archetype === 'emblem' || layoutOf(after.genome) === 'integrated')
      );
    case 'no-icon':
      return after.genome.mark === null && boxOf(after, 'mark') === null;
    case 'slogan':
      return hasSlogan(after) || after.archetype === 'emblem';
    case 'show-slogan':
      return hasSlogan(after) === change.shown;
    case 'simpler':
      return after.metrics.segments !== before.metrics.segments || after.scheme.inks < before.scheme.inks;
    default:
      return true;
  }
}

type Face = NonNullable<ReturnType<typeof faceById>>;

function letterProof(
  { letters, way }: Extract<RevisionChange, { kind: 'letters' }>,
  was: Face | undefined,
  is: Face | undefined,
): boolean {
  if (was === undefined || is === undefined) return false;
  const more = (trait: keyof Face['traits']): number => way * (is.traits[trait] - was.traits[trait]);
  switch (letters) {
    case 'serif':
    case 'sans-serif':
    case 'handwritten':
      return is.style === letters;
    case 'other':
      return is.family !== was.family && is.style === was.style;
    case 'no-script':
      return is.style !== 'handwritten';
    case 'rounder':
      return is.corner > was.corner;
    case 'sharper':
      return is.corner < was.corner;
    case 'modern':
      return -more('vintage') + more('technical') > 0;
    case 'classic':
      return more('vintage') - more('technical') + more('formal') > 0;
    case 'friendly':
      return more('warm') - more('formal') > 0;
    case 'corporate':
      return more('formal') - more('playful') > 0;
    default:
      return more(letters) > 0;
  }
}

const angle = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The most changed color of a design, before and after. */
function moved(before: Design, after: Design) {
  const pairs = [
    ...[...rolesIn(before)].map((role) => [before.scheme.paints[role], after.scheme.paints[role]] as const),
    [before.scheme.paints.ground ?? '#FFFFFF', after.scheme.paints.ground ?? '#FFFFFF'] as const,
  ].filter(([a, b]) => a !== b);
  const ground = before.scheme.paints.ground !== after.scheme.paints.ground;
  const chosen = ground ? pairs.slice(-1) : pairs;
  return chosen.map(([a, b]) => ({ from: hexToOklch(a), to: hexToOklch(b) }));
}

function hueProof({ color, way }: Extract<RevisionChange, { kind: 'hue' }>, before: Design, after: Design): boolean {
  return moved(before, after).some(({ from, to }) =>
    way < 0 ? to.c < from.c : from.c < 0.045 || angle(to.h, color.at.h) < angle(from.h, color.at.h) || to.c > from.c + 0.005,
  );
}

function toneProof({ tone }: Extract<RevisionChange, { kind: 'tone' }>, before: Design, after: Design): boolean {
  const all = moved(before, after);
  switch (tone) {
    case 'darker':
      return all.some(({ from, to }) => to.l < from.l - 0.02);
    case 'lighter':
      return all.some(({ from, to }) => to.l > from.l + 0.02);
    case 'brighter':
      return all.some(({ from, to }) => to.c > from.c);
    case 'softer':
      return all.some(({ from, to }) => to.c < from.c);
    case 'warmer':
      return all.some(({ from, to }) => from.c < 0.045 || angle(to.h, 50) < angle(from.h, 50));
    case 'cooler':
      return all.some(({ from, to }) => from.c < 0.045 || angle(to.h, 235) < angle(from.h, 235));
    default:
      return false;
  }
}

/** Whether a reason that a change was not made is a fact. */
function isTrue(why: string, change: RevisionChange, d: Design): boolean {
  const face = faceById(d.genome.face);
  switch (why) {
    case 'no-icon':
      return d.genome.mark === null;
    case 'icon-in-name':
      return d.genome.mark !== null && boxOf(d, 'mark') === null;
    case 'emblem':
      return d.archetype === 'emblem';
    case 'no-case':
      return !/\p{Script=Latin}/u.test(d.name);
    case 'joined-letters':
      return face?.connected === true;
    case 'no-slogan':
      return !hasSlogan(d);
    case 'no-layout':
      return change.kind === 'place' && (change.place === 'right' || change.place === 'below');
    case 'no-such-color':
      return 'color' in change || change.kind === 'tone';
    case 'no-color':
      return inksOf(d).every(({ c }) => c < 0.06);
    case 'no-face':
      return (
        change.kind === 'weight' ||
        change.kind === 'letters' ||
        !typefaces.some((f) => change.kind === 'family' && f.family === change.family && /^[\p{Script=Latin}& ]+$/u.test(d.name))
      );
    case 'logo-size':
      return change.kind === 'size' && (change.part === 'logo' || d.genome.mark === null || boxOf(d, 'mark') === null);
    default:
      return true;
  }
}

/** What no revision may draw: ink outside of the canvas or on other ink, or text that cannot be read. */
function drawingFaults(design: Design): readonly string[] {
  const { scene, scheme } = design;
  const faults: string[] = [];
  const inside = (['mark', 'name', 'slogan'] as const).every((part) => {
    const box = boxOf(design, part);
    return box === null || (box.x0 >= 0 && box.y0 >= 0 && box.x1 <= scene.width && box.y1 <= scene.height);
  });
  if (!inside) faults.push('ink outside of the canvas');
  for (const [role, ratio] of [
    ['name', 3],
    ['second', 3],
    ['slogan', 4.4],
    ['mark', 2.9],
  ] as const)
    if (rolesIn(design).has(role) && contrastRatio(scheme.paints[role], scheme.paints.ground ?? '#FFFFFF') < ratio)
      faults.push(`${role} ${scheme.paints[role]} on ${scheme.paints.ground}`);
  return faults;
}
