import { markEntry } from '../../../concepts/stored-pictures.ts';
import type { AskedPicture } from '../../../concepts/subject/asked-pictures.ts';
import { height, width } from '../../../geometry/box.ts';
import { survivalAt16 } from '../../../geometry/survival.ts';
import type { NameParts } from '../../name-parts.ts';
import { living } from '../drawn/merged/filled-pairs.ts';
import { chosenOf } from '../drawn/merged/merged-candidates.ts';
import { constructions } from '../drawn/registry.ts';
import type { MarkCandidate } from '../mark-candidate.ts';
import { type PairKind, pairId } from './pair-id.ts';
import { solidPair } from './pair-mark.ts';
import { isOneShape, markOfPart, partOfDrawing, readPart } from './part.ts';

/** Least weight of a thing, and craft of its drawing: every line of it is seen at half size. */
const least = { weight: 0.75, craft: 4 } as const;
/** Drawings of a thing that are tried. */
const tried = 4;
/** Correlation with its picture at 16 px from which a thing is known beside another: in a row 48 px wide, each is about as large. */
const leastSurvival = 0.84;
/** Width ÷ height of what may stand in a row: longer things make it a line, higher ones a fence. */
const row = { least: 0.4, most: 2.1 } as const;
/** Share of a holder's ink that is best left around what it holds, and the cost of each later drawing of a thing, in such shares. */
const solidShare = 0.81;
const laterDrawing = 0.004;
/** Things that no living thing is cut out of. */
const vessels = /jar|pot|bottle|drop|tooth|flame|pan|loaf|knife/u;
/** Craft of each kind of pair, by eye. */
const craft: Readonly<Record<PairKind, number>> = { inlaid: 4.9, crossed: 4.8, flanked: 4.6 };

/** A thing of a name, and the drawings of it. */
interface Side {
  readonly asked: AskedPicture;
  readonly part: string;
}

/** The drawings of a picture that are well drawn, as parts. */
function partsOf(asked: AskedPicture, never: ReadonlySet<string>): readonly Side[] {
  return asked.picture.drawings
    .filter((drawing) => !never.has(drawing))
    .flatMap((drawing) => partOfDrawing(drawing) ?? drawnPart(drawing) ?? [])
    .filter((part) => craftOf(part) >= least.craft)
    .map((part) => ({ asked, part }));
}

/** The first form of a drawing of ours, which may be named with or without it. */
function drawnPart(drawing: string): string | null {
  if (!drawing.startsWith('@')) return null;
  const name = drawing.slice(1);
  for (const one of constructions) {
    const form = one.forms.find((known) => name === one.name || name === `${one.name}-${known}`);
    if (form !== undefined) return `drawn~${one.name}-${form}`;
  }
  return null;
}

function craftOf(part: string): number {
  const mark = markOfPart(part);
  return mark === null || mark.startsWith('drawn/') ? 4.5 : (markEntry(mark)?.craft ?? 0);
}

/** The things of one side of a name, best first. */
function sideOf(asked: readonly AskedPicture[], words: readonly string[], never: ReadonlySet<string>): readonly Side[] {
  const text = words.join(' ').toLowerCase();
  return asked
    .filter(({ from, weight, word }) => from === 'name' && weight >= least.weight && word !== null && text.includes(word))
    .flatMap((one) => partsOf(one, never))
    .filter(({ part }) => readPart(part) !== null)
    .slice(0, tried);
}

/** Whether a thing may stand in a row. */
function mayStand({ part }: Side): boolean {
  const read = readPart(part);
  if (read === null) return false;
  const aspect = width(read.box) / height(read.box);
  return aspect >= row.least && aspect <= row.most && survivalAt16(read.path, read.box) >= leastSurvival;
}

/** Whether a thing may be cut out of another without a meaning that nobody wants: a jar of cat. */
const mayHold = (holder: Side, held: Side): boolean =>
  isOneShape(holder.part) &&
  isOneShape(held.part) &&
  !(vessels.test(holder.asked.picture.name) && living.has(held.asked.picture.concept));

/** Marks of the two things of a name like “Fox & Fern”: the best of each kind. None for other names. */
export function pairCandidates(
  asked: readonly AskedPicture[],
  never: ReadonlySet<string>,
  { words, joint, descriptorFrom }: Pick<NameParts, 'words' | 'joint' | 'descriptorFrom'>,
): readonly MarkCandidate[] {
  if (joint < 1) return [];
  const left = sideOf(asked, words.slice(0, joint), never);
  // The hop of a brewery is not its barrel.
  const right = sideOf(asked, words.slice(joint + 1, descriptorFrom > joint ? descriptorFrom : words.length), never);
  const pairs = left.flatMap((a) => right.map((b) => [a, b] as const)).filter(([a, b]) => a.asked.picture !== b.asked.picture);
  const solid = (kind: PairKind, both: readonly (readonly [Side, Side])[]): readonly MarkCandidate[] => {
    const drawn = both.flatMap(([a, b], rank) => {
      const mark = solidPair(pairId(kind, a.part, b.part));
      if (mark === null) return [];
      const left = kind === 'inlaid' ? mark.area / (readPart(a.part)?.ink ?? mark.area) : solidShare;
      return [{ both: [a, b] as const, cost: Math.abs(left - solidShare) + laterDrawing * rank }];
    });
    const [best] = drawn.sort((one, other) => one.cost - other.cost);
    return best === undefined ? [] : [candidate(kind, best.both)];
  };
  const inRow = [left.find(mayStand), right.find(mayStand)] as const;
  return [
    ...solid(
      'inlaid',
      pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]).filter(([holder, held]) => mayHold(holder, held)),
    ),
    ...solid('crossed', pairs),
    ...(inRow[0] === undefined || inRow[1] === undefined || inRow[0].asked.picture === inRow[1].asked.picture
      ? []
      : [candidate('flanked', [inRow[0], inRow[1]])]),
  ];
}

const candidate = (kind: PairKind, [a, b]: readonly [Side, Side]): MarkCandidate => ({
  id: pairId(kind, a.part, b.part),
  kind: 'drawn',
  relevance: 1,
  concept: a.asked.picture.concept,
  word: a.asked.word,
  icons: [],
  craft: craft[kind],
  contained: false,
  merged: true,
  ...(kind === 'flanked' ? { row: true as const } : {}),
  ...chosenOf([a.asked, b.asked]),
});
