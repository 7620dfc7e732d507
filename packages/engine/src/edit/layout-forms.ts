import type { Brief } from '../brief/brief.ts';
import { deviceOffers, offersFor } from '../composition/device-offers.ts';
import { kindsFor, setsItself } from '../composition/emblems/kinds.ts';
import { fitsEmblem } from '../composition/emblems/pictures.ts';
import type { Genome } from '../composition/genome.ts';
import { lettersIn, lineBreaks } from '../composition/line-break.ts';
import type { MarkCandidate } from '../composition/marks/mark-candidate.ts';
import type { NameParts } from '../composition/name-parts.ts';
import { mayCarry } from '../composition/propose.ts';
import { isDevice } from '../concepts/device.ts';
import { markEntry } from '../concepts/stored-pictures.ts';
import type { Treatment } from '../concepts/style-spec.ts';
import { ruledOutConcepts } from '../concepts/subject/shown-pictures.ts';
import { briefMarks } from './brief-marks.ts';
import type { EditorLayout } from './customization.ts';
import { heldMarks, iconsOf, markForm } from './mark-form.ts';

/** How name and mark stand to one another: what a layout decides of a genome. */
export type LayoutForm = Pick<
  Genome,
  'archetype' | 'stand' | 'mark' | 'concept' | 'word' | 'treatment' | 'breaks' | 'align' | 'letterCase'
>;

/** What a layout is made from. */
export interface LayoutSource {
  /** The design's genome, its mark replaced where a person chose another. */
  readonly genome: Genome;
  readonly brief: Brief;
  readonly parts: NameParts;
}

type Picture = Pick<Genome, 'mark' | 'concept' | 'word'> & { readonly mark: string };

/** Marks tried for a layout, best first. */
const triedMarks = 4;
/** Letters above which two lines are calmer beside a mark. */
const longLine = 10;

/** Forms of a layout, best first; each may still be refused when it is drawn. */
export function layoutForms(layout: EditorLayout, source: LayoutSource): readonly LayoutForm[] {
  switch (layout) {
    case 'horizontal':
      return standing(source, 'beside');
    case 'vertical':
      return standing(source, 'above');
    case 'integrated':
      return integrated(source);
    case 'wordmark':
      return alone(source);
    default:
      return layout satisfies never;
  }
}

/** The design's own mark where it has one, then those of its concept, then the brief's best. */
function picturesFor({ genome, brief, parts }: LayoutSource, fits: (mark: string) => boolean): readonly Picture[] {
  const { mark, concept, word } = genome;
  const own: readonly Picture[] = mark === null ? [] : [{ mark, concept, word }];
  const all = briefMarks(brief, parts);
  const relatedConcepts = concept === null ? [] : all.filter((m) => m.concept === concept);
  const others = [...relatedConcepts, ...all].map(
    (m: MarkCandidate): Picture => ({ mark: m.id, concept: m.concept, word: m.word }),
  );
  const seen = new Set<string>();
  return [...own, ...others].filter((p) => fits(p.mark) && !seen.has(p.mark) && seen.add(p.mark)).slice(0, triedMarks);
}

const wordsOf = ({ genome, parts }: LayoutSource): readonly string[] => parts.cased[genome.letterCase] ?? parts.words;

/** What the name is set in where the mark stands outside of it. */
function treatmentFor({ genome, parts }: LayoutSource, archetype: Genome['archetype']): Treatment {
  if (mayCarry(archetype, genome.treatment) && !isDevice(genome.treatment)) return genome.treatment;
  return parts.descriptorFrom > 0 && genome.treatment === 'ruled' ? 'descriptor' : 'plain';
}

/** Treatments that break the name themselves. */
const unbroken: ReadonlySet<Treatment> = new Set(['descriptor', 'aside', 'ampersand', 'justified']);

function breaksFor(source: LayoutSource, treatment: Treatment, stacked: boolean): readonly number[] {
  if (unbroken.has(treatment)) return [];
  const words = wordsOf(source);
  const options = lineBreaks(words, source.genome.letterCase === 'upper');
  const two = options.find((breaks) => breaks.length > 0);
  return (stacked && lettersIn(words.join(' ')) > longLine ? (two ?? options[0]) : options[0]) ?? [];
}

/** The mark beside the name, or over it. */
function standing(source: LayoutSource, stand: 'beside' | 'above'): readonly LayoutForm[] {
  const { genome } = source;
  // A form that holds a picture beside the type is a mark like any other; a tile with the initials only where nothing else is left.
  const marks = picturesFor(source, (mark) => mark === genome.mark || !markForm(mark).contained);
  const tile = initialTile(source);
  return [...marks, ...tile].flatMap((picture) => {
    const { lettered } = markForm(picture.mark);
    const archetype = lettered ? 'monogram' : stand;
    const kept = treatmentFor(source, archetype);
    // Lines that already suit a mark stay as they are.
    const same = genome.treatment === kept && (genome.stand === stand || (stand === 'beside' && genome.breaks.length > 0));
    return [...new Set([kept, 'plain'] as const)].map((treatment) => ({
      ...picture,
      archetype,
      stand,
      treatment,
      breaks: same && treatment === kept ? genome.breaks : breaksFor(source, treatment, stand === 'beside'),
      align: stand === 'beside' ? 'left' : 'centre',
      letterCase: genome.letterCase,
    }));
  });
}

/** The initials cut out of a plain form: a mark that every name with initials has. */
function initialTile({ parts: { initials } }: LayoutSource): readonly Picture[] {
  const two = initials.slice(0, 2).join('');
  return [two, initials[0] ?? '']
    .filter((letters) => letters !== '')
    .map((letters) => ({ mark: `tile/squircle+${letters}`, concept: null, word: null }));
}

/** Mark and name as one: held by a form, between the words, in a word, in an emblem, or the initials in a tile. */
function integrated(source: LayoutSource): readonly LayoutForm[] {
  const { genome, parts } = source;
  const pictures = picturesFor(source, (mark) => mark === genome.mark || !markForm(mark).lettered);
  const first = pictures.slice(0, genome.mark === null ? 2 : 1);
  const stand = genome.stand === 'beside' || genome.stand === 'divided' ? 'beside' : 'above';
  const base = { letterCase: genome.letterCase, align: stand === 'beside' ? 'left' : 'centre' } as const;
  const held = (picture: Picture, mark: string): LayoutForm => {
    const treatment = treatmentFor(source, 'container');
    return {
      ...picture,
      ...base,
      mark,
      archetype: 'container',
      stand,
      treatment,
      breaks: breaksFor(source, treatment, stand === 'beside'),
    };
  };
  const containers = first.flatMap((p) => heldMarks(p.mark, p.concept).map((mark) => held(p, mark)));
  const between = first
    .filter((p) => !markForm(p.mark).lettered && !markForm(p.mark).contained)
    .map(
      (p): LayoutForm => ({
        ...p,
        ...base,
        align: 'centre',
        archetype: 'beside',
        stand: 'between',
        treatment: 'plain',
        breaks: [],
      }),
    );
  const inWord = wordPictures(source, first);
  const words = parts.cased.upper ?? parts.words;
  const emblems = kindsFor(words)
    .filter(([kind]) => kind !== 'woodtype')
    .flatMap(([kind]) =>
      first.flatMap((p) =>
        emblemMarks(p).map(
          (mark): LayoutForm => ({
            ...p,
            mark,
            archetype: 'emblem',
            stand: kind,
            treatment: 'plain',
            letterCase: setsItself(kind) ? 'upper' : genome.letterCase,
            align: 'centre',
            breaks: setsItself(kind) ? [] : breaksFor(source, 'plain', true),
          }),
        ),
      ),
    );
  const tiles = initialTile(source).map((p) => held(p, p.mark));
  const letters =
    genome.mark === null
      ? []
      : heldMarks(genome.mark, null).map((mark) => held({ ...genome, mark: genome.mark as string }, mark));
  const rest = pictures.slice(first.length).flatMap((p) => heldMarks(p.mark, p.concept).map((mark) => held(p, mark)));
  const lettered = genome.mark !== null && markForm(genome.mark).lettered;
  // A letter belongs in a tile; a picture rather in an emblem than beside initials that say something else.
  return lettered
    ? [...letters, ...tiles, ...emblems, ...rest]
    : [...containers, ...between, ...inWord, ...emblems, ...rest, ...tiles];
}

/** Devices that draw one of the pictures inside the name. */
function wordPictures({ genome, brief, parts }: LayoutSource, pictures: readonly Picture[]): readonly LayoutForm[] {
  const meant = new Set(pictures.flatMap((p) => iconsOf(p.mark, p.concept)));
  const offers = deviceOffers(briefMarks(brief, parts), ruledOutConcepts(brief));
  const cases = parts.cased[genome.letterCase] === null ? (['title'] as const) : [genome.letterCase];
  return cases.flatMap((letterCase) =>
    (['picture-letter', 'picture-dot', 'pictured', 'picture-initial'] as const).flatMap((treatment) =>
      offersFor(offers, treatment, parts, letterCase)
        .filter(({ candidate, drawsPicture }) => {
          const id = candidate?.id ?? '';
          return (
            drawsPicture &&
            pictures.some((p) => p.mark === id || p.concept === candidate?.concept || meant.has(id.slice('icon/'.length)))
          );
        })
        .map(
          ({ candidate }): LayoutForm => ({
            mark: candidate?.id ?? null,
            concept: candidate?.concept ?? null,
            word: candidate?.word ?? null,
            archetype: 'wordmark',
            stand: 'none',
            treatment,
            letterCase,
            align: 'left',
            breaks: breaksFor({ genome: { ...genome, letterCase }, brief, parts }, treatment, false),
          }),
        ),
    ),
  );
}

/** What of a picture may stand inside an emblem: itself, and the same as a disc. */
function emblemMarks({ mark, concept }: Picture): readonly string[] {
  const form = markForm(mark);
  const own = fitsEmblem({ id: mark, kind: form.kind, contained: form.contained }) ? [mark] : [];
  const discs = iconsOf(mark, concept)
    .flatMap((icon) => [`icon/${icon}`, `negative-space/disc+${icon}`, `crop/${icon}`])
    .filter((id) => markEntry(id) !== undefined);
  return [...new Set([...own, ...discs])].slice(0, 4);
}

/** The letters alone, set as they were where that needs no picture. */
function alone(source: LayoutSource): readonly LayoutForm[] {
  const { genome } = source;
  const plain = { archetype: 'wordmark', stand: 'none', mark: null, concept: null, word: null } as const;
  const centerd = genome.stand === 'above' || genome.archetype === 'emblem';
  const base = { ...plain, letterCase: genome.letterCase, align: centerd ? 'centre' : genome.align } as const;
  const form = (treatment: Treatment, breaks: readonly number[]): LayoutForm => ({ ...base, treatment, breaks });
  const kept =
    genome.stand !== 'none' && !isDevice(genome.treatment) && genome.stand !== 'between' && genome.archetype !== 'emblem';
  return [
    ...(kept ? [form(genome.treatment, genome.breaks)] : []),
    form('plain', genome.archetype === 'emblem' ? breaksFor(source, 'plain', false) : genome.breaks),
    form('plain', breaksFor(source, 'plain', false)),
  ];
}
