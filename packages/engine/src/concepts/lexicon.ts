import industryTable from './catalogue/industries.json' with { type: 'json' };
import type { Concept, IndustryConcepts } from './concept.ts';
import { disambiguate, tradesOf } from './disambiguate.ts';
import { getIndex, note, read, readEmoji } from './reading.ts';
import { relatedConcepts } from './related-concepts.ts';
import { forms, modest } from './senses.ts';

/** Where a concept was found. */
type ConceptSource = 'name' | 'description' | 'slogan' | 'industry';

/** A concept that a brief means, with its weight and origin. */
export interface FoundConcept {
  readonly concept: Concept;
  /** In (0, 1]; 1 is a whole word of the name. */
  readonly weight: number;
  /** The source of most of the weight. */
  readonly from: ConceptSource;
  /** The person's own word (lower case) or emoji. Null if only the industry led here. */
  readonly word: string | null;
  /**
   * True if a text of the brief names it. False for associated concepts and those from the industry alone.
   */
  readonly said: boolean;
}

/** The meaningful texts of a brief. */
export interface ConceptBrief {
  readonly name: string;
  readonly description: string;
  readonly slogan: string;
  /** One of `industries`. Others are ignored. */
  readonly industry: string;
  readonly emoji?: readonly string[];
}

const sourceWeights = { name: 3, description: 2, slogan: 1.5, industry: 1 } as const;
const maxWeight = 3;

/** Share that modest words keep beside a named trade. */
const modestShare = 0.35;
/**
 * Weight of a trade's first related concept relative to the trade, and of each next one relative to the one
 * before.
 */
const kinShare = 0.52;
const kinFall = 0.93;

/**
 * The concepts of a brief, heaviest first, each once. A word of the name weighs 3, of the description 2, of
 * the slogan 1.5; the industry adds 1 × its own weight; a named trade adds its related concepts. Sums are
 * divided by 3 and capped at 1. Equal weights are ordered by id, so that every host returns the same list.
 */
export function findConcepts(brief: ConceptBrief): readonly FoundConcept[] {
  const index = getIndex();
  const found = new Map<Concept, { weight: number; most: number; from: ConceptSource; word: string | null }>();
  const add = (concept: Concept, part: number, from: ConceptSource, word: string | null): void => {
    const before = found.get(concept);
    if (before === undefined) {
      found.set(concept, { weight: part, most: part, from, word });
      return;
    }
    before.weight += part;
    if (part <= before.most) return;
    before.most = part;
    before.from = from;
    before.word = word;
  };

  const name = read(brief.name, true, index);
  for (const [concept, { trust: sure, word }] of readEmoji(brief.emoji ?? [], index)) note(name, [concept], word, sure);
  const readings = { name, description: read(brief.description, false, index), slogan: read(brief.slogan, false, index) };
  disambiguate(readings, brief);
  const trades = tradesOf(readings);
  const plain = [...trades].some((id) => !modest.has(id));
  // “Associates” in a name yields to whatever the description says they do, even in modest words.
  const told = (concept: Concept): boolean => [...readings.description.keys()].some((other) => other !== concept);
  for (const from of ['name', 'description', 'slogan'] as const) {
    for (const [concept, { trust: sure, word }] of readings[from]) {
      const form = forms.has(concept.id) && (plain || (from === 'name' && told(concept)));
      const share = form || (plain && from !== 'name' && modest.has(concept.id)) ? modestShare : 1;
      add(concept, sourceWeights[from] * sure * share, from, word);
    }
  }
  const said = new Set(found.keys());
  const named = [...found].filter(([concept]) => trades.has(concept.id) && !(plain && modest.has(concept.id)));
  for (const [{ id }, { weight, from, word }] of named) {
    for (const [i, other] of (relatedConcepts.get(id) ?? []).entries()) {
      const concept = index.byId.get(other);
      if (concept !== undefined) add(concept, Math.min(maxWeight, weight) * kinShare * kinFall ** i, from, word);
    }
  }
  const industries = industryTable as unknown as Readonly<Record<string, IndustryConcepts>>;
  const own = Object.hasOwn(industries, brief.industry) ? industries[brief.industry] : undefined;
  for (const [id, weight] of own ?? []) {
    const concept = index.byId.get(id);
    // “Clinic” and similar words yielded to the work done there. The industry must not bring them back.
    if (concept !== undefined && !(plain && modest.has(id))) add(concept, sourceWeights.industry * weight, 'industry', null);
  }

  return [...found]
    .map(([concept, { weight, from, word }]) => ({
      concept,
      weight: Math.min(1, weight / maxWeight),
      from,
      word,
      said: said.has(concept),
    }))
    .sort((a, b) => b.weight - a.weight || (a.concept.id < b.concept.id ? -1 : a.concept.id > b.concept.id ? 1 : 0));
}
