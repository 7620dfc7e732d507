import type { Brief } from '../../brief/brief.ts';
import { faceById } from '../../concepts/face.ts';
import type { Design } from '../../design-document.ts';
import type { FontBook } from '../../typography/font-book.ts';
import { asDesigned, type Customization } from '../customization.ts';
import { facesForLettering } from '../customize.ts';
import { type KitLook, unchangedLook } from '../looks.ts';
import type { Canvas, Stepped } from './canvas.ts';
import { chooseFaces, type FaceChange } from './choose-faces.ts';
import { iconsFor, otherIcon } from './choose-icon.ts';
import type { Outcome, Refusal } from './outcome.ts';
import { changeColors } from './revise-colors.ts';
import {
  changeGap,
  changeIcon,
  changeIconSize,
  changeNameSize,
  changePlace,
  changeSlogan,
  removeIcon,
  simplify,
  tryAnotherIcon,
} from './revise-layout.ts';
import { changeCase, changeFace, changeTracking, letteredOf } from './revise-letters.ts';
import { isColorChange, type RevisionChange } from './revision.ts';

/** What a design is revised with. */
export interface RevisionContext {
  readonly fonts: FontBook;
  /** The designs of the kit by place: “the second one” is the one at index 1. */
  readonly designs: readonly Design[];
  /** What the kit wears. Its palette decides the colors of every design, its personality the letters. */
  readonly look?: KitLook;
  /** Files of the design were downloaded: it keeps its icon, and no other design takes its place. */
  readonly isSold?: boolean;
}

export interface Revised {
  readonly design: Design;
  /** In the order of the changes. */
  readonly outcomes: readonly Outcome[];
  /** The slogan it was given; null if it is the brief’s. Whoever draws it again needs it. */
  readonly slogan: string | null;
}

/** Later changes see what earlier ones left, so the order is fixed: the base, letters, layout, and colors at last. */
const order: readonly RevisionChange['kind'][] = [
  'keep',
  'history',
  'like',
  'icon',
  'another-icon',
  'no-icon',
  'place',
  'simpler',
  'letters',
  'family',
  'weight',
  'case',
  'tracking',
  'show-slogan',
  'slogan',
  'size',
  'gap',
  'ground',
  'monochrome',
  'exclude',
  'swap-colors',
  'paint',
  'hue',
  'tone',
];

const isFaceChange = (change: RevisionChange): change is FaceChange =>
  change.kind === 'weight' || change.kind === 'letters' || change.kind === 'family';

/**
 * A design after the changes that could be made to it, each of them with its measurements or with why it could not be made. What nobody asked to
 * change stays: a step that would lose the icon, its place, the slogan or the lines of the name is not taken. Same input, same design. `brief` is
 * that of the design, with the slogan it has. Throws only `face.missing`: the book needs the faces of `facesForRevision`.
 */
export function reviseDesign(
  design: Design,
  brief: Brief,
  changes: readonly RevisionChange[],
  context: RevisionContext,
): Revised {
  let canvas: Canvas = { ...wishesOf(changes), design, brief, fonts: context.fonts };
  let slogan: string | null = null;
  const outcomes = new Map<RevisionChange, Outcome>();
  const note = (change: RevisionChange, stepped: Stepped): void => {
    if (typeof stepped === 'string') {
      outcomes.set(change, { change, done: false, why: stepped });
      return;
    }
    canvas = { ...canvas, design: stepped.design };
    outcomes.set(change, { change, done: true, facts: stepped.facts });
    if (change.kind === 'slogan') {
      slogan = change.text;
      canvas = { ...canvas, brief: { ...canvas.brief, slogan: change.text } };
    }
  };
  const ordered = [...changes].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const faceChanges = ordered.filter(isFaceChange);
  for (const change of ordered) {
    if (outcomes.has(change)) continue;
    const barred = barredBy(change, canvas, context);
    if (barred !== null) note(change, barred);
    else if (isFaceChange(change)) setFaces(canvas, faceChanges, note);
    else note(change, step(canvas, change, context));
  }
  return { design: canvas.design, slogan, outcomes: changes.flatMap((change) => outcomes.get(change) ?? []) };
}

/** What one change has to know of the others. */
const wishesOf = (changes: readonly RevisionChange[]): Pick<Canvas, 'kept' | 'letterCase'> => ({
  kept: new Set(changes.flatMap((change) => (change.kind === 'keep' ? [change.part] : []))),
  letterCase: changes.find((change) => change.kind === 'case')?.letterCase ?? null,
});

/** Changes that make another logo of it. */
const otherLogo: ReadonlySet<RevisionChange['kind']> = new Set(['like', 'icon', 'another-icon', 'no-icon']);

/** What a sold logo does not become, and what the kit’s look decides: there a change of a single design would not be seen. */
function barredBy(
  change: RevisionChange,
  { design }: Canvas,
  { look = unchangedLook, isSold = false }: RevisionContext,
): Refusal | null {
  const { palette, personality } = look;
  // Without a mark, the typeface is what makes it this logo (H25-01).
  const isOther = otherLogo.has(change.kind) || (design.genome.mark === null && isFaceChange(change));
  if (isSold && isOther) return 'finished';
  if (palette !== null && isColorChange(change)) return 'kit-colors';
  return personality !== null && isFaceChange(change) ? 'kit-letters' : null;
}

/** One face for all that is asked of the letters; where there is none, for as much of it as there is one. */
function setFaces(
  canvas: Canvas,
  changes: readonly FaceChange[],
  note: (change: RevisionChange, stepped: Stepped) => void,
): void {
  for (let count = changes.length; count > 0; count--) {
    const together = changes.slice(0, count);
    const stepped = changeFace(canvas, together);
    if (typeof stepped === 'string' && count > 1) continue;
    for (const change of together) note(change, stepped);
    for (const change of changes.slice(count)) note(change, 'no-face');
    return;
  }
}

function step(
  canvas: Canvas,
  change: Exclude<RevisionChange, FaceChange>,
  { designs, isSold = false }: RevisionContext,
): Stepped {
  switch (change.kind) {
    case 'keep':
      return { design: canvas.design, facts: [] };
    case 'history':
      return 'history';
    case 'like':
      return beLike(canvas, designs[change.design - 1]);
    case 'case':
      return changeCase(canvas, change.letterCase);
    case 'tracking':
      return changeTracking(canvas, change.way, change.strength);
    case 'gap':
      return changeGap(canvas, change.way, change.strength);
    case 'size':
      if (change.part === 'logo') return 'logo-size';
      if (change.part === 'slogan') return 'slogan-size';
      return (change.part === 'icon' ? changeIconSize : changeNameSize)(canvas, change.way, change.strength);
    case 'place':
      return changePlace(canvas, change.place);
    case 'icon':
      return changeIcon(canvas, change.subject);
    case 'another-icon':
      return tryAnotherIcon(canvas);
    case 'no-icon':
      return removeIcon(canvas);
    case 'slogan':
      return changeSlogan(canvas, true, change.text);
    case 'show-slogan':
      return changeSlogan(canvas, change.shown, null);
    case 'simpler':
      return simplify(canvas, isSold);
    default:
      return changeColors(canvas, change);
  }
}

/** Begins from another design of the kit. It keeps the slot, so that a set has one of each. */
function beLike({ design }: Canvas, other: Design | undefined): Stepped {
  if (other === undefined) return 'no-such-design';
  if (other.id === design.id) return 'already';
  return {
    design: { ...other, slot: design.slot, style: design.style, round: design.round },
    facts: [{ measure: 'design', before: design.id, after: other.id }],
  };
}

/** Ids of the faces that the changes may set anything in: the host hands their bytes to the font book first. */
export function facesForRevision(
  design: Design,
  brief: Brief,
  changes: readonly RevisionChange[],
  { designs }: Pick<RevisionContext, 'designs'>,
): readonly string[] {
  const like = changes.find((change) => change.kind === 'like');
  const base = (like === undefined ? undefined : designs[like.design - 1]) ?? design;
  const name = letteredOf({ ...wishesOf(changes), design: base, brief });
  const asked = changes.filter(isFaceChange);
  const own = faceById(base.genome.face);
  const fitting =
    name === null || asked.length === 0 ? [] : asked.flatMap((_, i) => chooseFaces(name, asked.slice(0, asked.length - i)));
  const faces = [...new Set([...(own === undefined ? [] : [own]), ...fitting])];
  const settings = settingsOf(base, brief, changes);
  return [
    ...new Set(settings.flatMap((c) => faces.flatMap((face) => facesForLettering(base, brief, { ...asDesigned, ...c }, [face])))),
  ];
}

/** An icon where another stands, over the name, and beside it. */
const withIcon = (said: Partial<Customization>, icon: string | null): readonly Partial<Customization>[] =>
  ([null, 'vertical', 'horizontal'] as const).map((layout) => ({ ...said, icon, layout }));

/** The settings of the editor that the changes may try. */
function settingsOf({ genome }: Design, brief: Brief, changes: readonly RevisionChange[]): readonly Partial<Customization>[] {
  const slogan = changes.find((change) => change.kind === 'slogan');
  const said = slogan === undefined ? {} : { slogan: slogan.text, showSlogan: true };
  return [
    said,
    ...changes.flatMap((change): readonly Partial<Customization>[] => {
      switch (change.kind) {
        case 'icon':
          return iconsFor(change.subject, genome.mark).flatMap((icon) => withIcon(said, icon));
        case 'another-icon':
          return withIcon(said, otherIcon(brief, genome.mark));
        case 'no-icon':
          return [{ ...said, layout: 'wordmark' }];
        case 'show-slogan':
          return [{ ...said, showSlogan: change.shown }];
        case 'place':
        case 'simpler':
          return [
            { ...said, layout: 'vertical' },
            { ...said, layout: 'horizontal' },
          ];
        default:
          return [];
      }
    }),
  ];
}
