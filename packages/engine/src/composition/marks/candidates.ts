import type { Brief } from '../../brief/brief.ts';
import { findConcepts } from '../../concepts/lexicon.ts';
import { cataloguedMarks, type LoadedMark, marksWithIcon } from '../../concepts/mark-catalogue.ts';
import type { MarkKind } from '../../concepts/style-spec.ts';
import type { Random } from '../../random.ts';
import type { NameParts } from '../name-parts.ts';
import { tileForms } from './initials.ts';
import { petalSeed } from './petal.ts';

/** A mark that this brief gives a reason for. */
export interface MarkCandidate {
  readonly id: string;
  readonly kind: MarkKind;
  /** 0–1: how strongly the brief asks for this picture, less what is worn out. */
  readonly relevance: number;
  readonly concept: string | null;
  readonly word: string | null;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /** A neutral geometric form holds the picture: the container archetype. */
  readonly contained: boolean;
}

/** Forms that mean nothing by themselves, so that any picture may stand in them. */
const neutralForms: ReadonlySet<string> = new Set([
  'disc',
  'squircle',
  'arch',
  'tombstone',
  'hexagon',
  'shield',
  'seal',
  'circle',
  'tag',
  'octagon',
  'lens',
]);

/** Concepts looked at, strongest first: enough for eight different pictures, few enough to stay relevant. */
const conceptsKept = 14;

/** Pictures the brief's words and trade lead to. */
function pictures(brief: Brief): readonly MarkCandidate[] {
  const all = findConcepts({ ...brief, name: brief.letters });
  // Once the words name a thing, other things of the trade would contradict it: a florist is no armchair. The trade's
  // metaphors and forms stay.
  const named = all.some((f) => f.from !== 'industry' && f.concept.kind === 'literal' && f.weight >= 0.4);
  const found = all.filter((f) => !named || f.from !== 'industry' || f.concept.kind !== 'literal').slice(0, conceptsKept);
  const meant = new Set(found.flatMap((f) => f.concept.icons));
  const best = new Map<string, MarkCandidate>();
  for (const { concept, weight, word } of found) {
    concept.icons.slice(0, 4).forEach((icon, rank) => {
      for (const mark of marksWithIcon(icon)) {
        const others = mark.icons.filter((i) => i !== icon);
        const form = formOf(mark);
        // A heart around a tooth must be asked for twice; a disc around it may hold anything.
        if (others.some((i) => !meant.has(i) && !neutralForms.has(i))) continue;
        const relevance =
          weight *
          (1 - 0.12 * rank) *
          (1 - 0.18 * concept.cliche) *
          (others.length > 0 && !neutralForms.has(others[0] ?? '') ? 1.12 : 1);
        const known = best.get(mark.id);
        if (known !== undefined && known.relevance >= relevance) continue;
        best.set(mark.id, {
          id: mark.id,
          kind: mark.family,
          relevance: Math.min(1, relevance),
          concept: concept.id,
          word,
          craft: mark.craft,
          contained: form !== null,
        });
      }
    });
  }
  return [...best.values()].sort((a, b) => b.relevance * b.craft - a.relevance * a.craft || (a.id < b.id ? -1 : 1));
}

const formOf = (mark: LoadedMark): string | null => {
  if (mark.family !== 'negative-space') return null;
  const outer = mark.id.split('/')[1]?.split('+')[0] ?? '';
  return neutralForms.has(outer) ? outer : null;
};

/** Every mark this brief may carry: pictures with a reason, letters from its initials, a flower from its name. */
export function markCandidates(brief: Brief, parts: NameParts, random: Random): readonly MarkCandidate[] {
  const [first = ''] = parts.initials;
  const plain = first.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const own = (id: string, kind: MarkKind, relevance: number, craft: number): MarkCandidate => ({
    id,
    kind,
    relevance,
    concept: null,
    word: null,
    craft,
    contained: kind === 'tile',
  });
  const letters: MarkCandidate[] = [];
  // A construction that draws A must not stand for Å: only letters without marks have one.
  if (/^[a-z]$/.test(plain) && first.toLowerCase() === plain) {
    for (const [family, relevance] of [
      ['notch', 0.5],
      ['cut-disc', 0.55],
    ] as const) {
      const craft = cataloguedMarks().get(`${family}/${plain}`)?.craft ?? 0;
      // A block I, L or T is only heavy type (craft 3); a letter mark must be more than the letter.
      if (craft > 3) letters.push(own(`${family}/${plain}`, family, relevance, craft));
    }
  }
  if (first !== '') {
    const two = parts.initials.slice(0, 2).join('');
    for (const form of tileForms) {
      letters.push(own(`tile/${form}+${first}`, 'tile', 0.4, 3.5));
      if (parts.initials.length === 2) letters.push(own(`tile/${form}+${two}`, 'tile', 0.4, 3.3));
    }
    letters.push(own(`ring/${first}`, 'ring', 0.5, 3.8));
    if (parts.initials.length === 2) letters.push(own(`ring/${two}`, 'ring', 0.45, 3.6), own(`pair/${two}`, 'pair', 0.5, 3.7));
  }
  const turn = random.below(4);
  const petals = [0, 1].map((i) => {
    const { n, kind, accent } = petalSeed(brief.letters, first, turn + i * 2 + 1);
    return own(`petal/${n}-${kind}-${accent}`, 'petal', 0.42, kind === 'ray' || n >= 10 ? 3.4 : 4);
  });
  return [...pictures(brief), ...letters, ...petals];
}
