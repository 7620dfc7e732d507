import { figureOf, isPair } from '../scene/figure.ts';
import { brokenGates } from './gates.ts';
import { type PictureCache, type Signature, signatureOf } from './likeness.ts';
import { type Metrics, measure } from './metrics.ts';
import { readerScore } from './reader-score.ts';
import { quality } from './score.ts';
import type { Likelihood, Subject } from './subject.ts';
import { type Contender, candidateScore } from './value.ts';

/** A composition that passed the gates, with everything that selection and document need. */
export interface Judged<T extends Subject> extends Contender {
  readonly composition: T;
  readonly metrics: Omit<Metrics, 'contrast'>;
}

/**
 * How many of the first candidates may share a mark, a figure, or a setting of the name. Leaves room for
 * different ones.
 */
const sameMark = 3;
const sameFigure = 4;
const sameWord = 3;

/** A composition with its proposal. */
interface Drawn<T extends Subject> {
  readonly composition: T;
  readonly proposal: Likelihood;
}

/** Settings that are plain typography rather than devices. They may repeat in a set. */
const plainTreatments: ReadonlySet<string> = new Set(['plain', 'descriptor', 'two-weight']);

type Kept = Pick<Contender, 'trade' | 'also' | 'rank' | 'chosen' | 'lent' | 'bare' | 'readers'>;

/** The quotas that a picture's origin counts against. */
const lentOf = ({ mark }: Likelihood): Pick<Kept, 'trade' | 'also' | 'rank' | 'chosen' | 'lent'> => ({
  trade: mark?.trade === true,
  also: mark?.also === true,
  rank: mark?.rank ?? 0,
  chosen: mark?.chosen === undefined ? 0 : mark.chosen.length > 0 ? 2 : 1,
  lent: mark?.word === null,
});

/** Type only, with at most a rule or a frame. */
const bareTreatments: ReadonlySet<string> = new Set([
  ...plainTreatments,
  'two-tone',
  'justified',
  'plate',
  'ruled',
  'barred',
  'framed',
  'aside',
]);

/**
 * A slot's compositions, best first, with repeats of a mark or setting last. Omits those that a gate refuses.
 */
export function contend<T extends Subject>(
  slot: number,
  drawn: readonly Drawn<T>[],
  name: string,
  pictures: PictureCache,
): readonly Judged<T>[] {
  const passed = drawn
    .flatMap(({ composition, proposal }) => {
      const measured = measure(composition);
      if (brokenGates(composition, measured).length > 0) return [];
      const metrics = { ...measured, quality: quality(composition, proposal, measured) };
      const bare = composition.genome.mark === null && bareTreatments.has(composition.genome.treatment);
      const lent = lentOf(proposal);
      const readers = readerScore({ bare, also: lent.also, composition, metrics }, name);
      const chosen = composition.genome.mark === null ? 0 : lent.chosen;
      return [{ composition, kept: { ...lent, chosen, bare, readers }, metrics }];
    })
    .sort((a, b) => candidateScore(b.metrics.quality, b.kept.readers) - candidateScore(a.metrics.quality, a.kept.readers));
  const marks = new Map<string, number>();
  const words = new Map<string, number>();
  const figures = new Map<string, number>();
  const first: typeof passed = [];
  const rest: typeof passed = [];
  for (const one of passed) {
    const { genome } = one.composition;
    const word = `${genome.face}/${genome.letterCase}/${genome.treatment}`;
    // A device on the letters counts as a mark. Otherwise ten orbits would leave no room.
    const mark = genome.mark ?? (plainTreatments.has(genome.treatment) ? '' : genome.treatment);
    const figure = figureOf(genome.mark);
    const few =
      (mark === '' || (marks.get(mark) ?? 0) < sameMark) &&
      (figure === '' || (figures.get(figure) ?? 0) < sameFigure) &&
      (words.get(word) ?? 0) < sameWord;
    (few ? first : rest).push(one);
    marks.set(mark, (marks.get(mark) ?? 0) + 1);
    figures.set(figure, (figures.get(figure) ?? 0) + 1);
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return [...first, ...rest].map(({ composition, metrics, kept }) => judged(slot, composition, metrics, kept, pictures));
}

/**
 * True for seals, plates, and pictures cut out of a tile. A plain disc does not count, because pictures use
 * it anyway.
 */
const isSealed = ({ archetype, mark, treatment }: Subject['genome']): boolean =>
  archetype === 'emblem' ||
  treatment === 'framed' ||
  treatment === 'plate' ||
  /^(?:badge|negative-space|tile|seal)\/(?!disc|circle)[a-z]+\+|^drawn\/.*-arch$/u.test(mark ?? '');

/**
 * True for a letter without an idea: `cut-disc/k`, `tile/disc+HP`. False for a letter that depicts the named
 * thing, woven letters, and a letter cut by its ring.
 */
const isInitial = ({ mark, concept }: Subject['genome']): boolean =>
  mark !== null &&
  concept === null &&
  !/^(?:letter-idea|petal|weave)\/|^ring\/[HKMNVXYНМХΚΗΜΝΧΥ]$/u.test(mark) &&
  figureOf(mark) === mark.split('/')[0];

/** Handwritten faces count as display faces. */
const voiceOf = (style: string): Contender['voice'] =>
  style === 'sans-serif' ? 'mute' : style === 'serif' ? 'serif' : 'display';

/** The kind of device on the name or of a pair of things, by its look. A set should have only one sign, one rule, one crossing. */
function deviceOf({ archetype, stand, treatment, mark }: Subject['genome']): string {
  if (/^(?:flanked|crossed|inlaid)\//u.test(mark ?? '')) return mark?.split('/')[0] ?? '';
  if (archetype === 'emblem' || treatment === 'framed' || treatment === 'plate') return 'sign';
  if (stand === 'divided' || treatment === 'aside') return 'rule';
  // Two weights of one face is what every template does.
  return plainTreatments.has(treatment) && treatment !== 'two-weight' ? '' : treatment;
}

/**
 * Key of a mark. A sign used as the name's first letter is a different design from the same sign beside the
 * name. A letter drawn as a thing is a sign.
 */
const markOf = ({ mark, treatment, concept }: Subject['genome']): string =>
  treatment === 'picture-initial' || treatment === 'pictured' ? `${treatment}/${mark ?? concept}` : (mark ?? '');

function judged<T extends Subject>(
  slot: number,
  composition: T,
  metrics: Omit<Metrics, 'contrast'>,
  kept: Kept,
  pictures: PictureCache,
): Judged<T> {
  // Drawn lazily, only when two designs are compared.
  const cell: { signature?: Signature } = {};
  return {
    slot,
    quality: metrics.quality,
    mark: markOf(composition.genome),
    drawing: composition.genome.mark ?? '',
    concept: composition.genome.concept ?? '',
    // A row and a crossing of the same two things are two ideas.
    figure: isPair(composition.genome.mark) ? (composition.genome.mark ?? '') : figureOf(composition.genome.mark),
    ...kept,
    voice: voiceOf(composition.face.style),
    initial: isInitial(composition.genome),
    tile: composition.genome.mark?.startsWith('tile/') === true,
    sealed: isSealed(composition.genome),
    device: deviceOf(composition.genome),
    composition,
    metrics,
    get signature(): Signature {
      cell.signature ??= signatureOf(composition, pictures);
      return cell.signature;
    },
  };
}
