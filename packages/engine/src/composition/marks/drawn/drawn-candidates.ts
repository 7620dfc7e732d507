import type { FoundConcept } from '../../../concepts/lexicon.ts';
import type { Random } from '../../../random.ts';
import type { MarkCandidate } from '../mark-candidate.ts';
import type { Construction } from './construction.ts';
import { countedBy } from './outlines/counted.ts';
import { constructions } from './registry.ts';

/** Forms of one construction offered to a set: enough to vary, few enough that another name gets others. */
const formsOffered = 5;

/** Factor for a drawing of the name's own beside a picture anybody may have. */
const ownWorth = 1.2;

/**
 * Factor for a form that counts something of the name. It comes first; the others follow in an order specific
 * to the name.
 */
const countedWorth = 1.1;
/** Probability that a counting form missed by chance replaces another. */
const countedOffered = 0.4;
/** Factor for a picture of two things the words name, such as a pine over water for “Harbor & Pine”. */
const bothWorth = 1.25;
/** Maximum relevance of a picture of one thing, and of two. */
const most = { one: 0.76, both: 1 } as const;
/** Factor for the trade's pictures beside those that the client's own words lead to. */
const tradeWorth = 0.7;
/**
 * Factor for a word's secondary meanings once the thing itself is drawn: a barber means a comb, and hardly a
 * wave.
 */
const byThought = { share: 0.6, worth: 0.45 } as const;
/** Factor for other kinds of a thing beside the kind a word means, such as a lotus for a foxglove. */
const otherKind = 0.12;
/** Minimum fit of a drawing's best concept. What fits less, it shows only beside another: an anchor means a shore with its pine only beside a pine. */
const alone = 0.3;
/** Minimum fit at which a drawing counts as the concept's thing itself. */
const itself = 0.8;

const species = new Set(constructions.flatMap((c) => [...(c.species ?? [])]));
const pictured = new Set(
  constructions.flatMap((c) => (c.only === true ? [] : Object.keys(c.serves).filter((concept) => c.serves[concept] === 1))),
);

/** Whether a word means one kind of a thing that is drawn here, such as foxglove among flowers. */
export const isSpecies = (word: string | null): boolean => word !== null && species.has(word);

/** Whether the concept's own thing is drawn here. */
export const isDrawn = (concept: string): boolean => pictured.has(concept);

function formsFor(c: Construction, name: string, random: Random): readonly (readonly [form: string, counted: boolean])[] {
  const rest = c.forms.map((form) => [form, c.counts !== null && countedBy(Number.parseInt(form, 10), name) !== null] as const);
  const out: (readonly [string, boolean])[] = [];
  while (rest.length > 0 && out.length < formsOffered) {
    const [chosen] = rest.splice(random.below(rest.length), 1);
    if (chosen !== undefined) out.push(chosen);
  }
  const counted = rest.filter(([, is]) => is);
  // Not every time: two clients whose names are equally long would get the same form.
  if (random.next() < countedOffered && counted.length > 0 && !out.some(([, is]) => is))
    out[out.length - 1] = random.pick(counted);
  return out;
}

/**
 * Lists pictures drawn for the name, from each construction that serves one of the concepts. The same name
 * gives the same pictures.
 */
export function drawnCandidates(found: readonly FoundConcept[], name: string, random: Random): readonly MarkCandidate[] {
  const spoken = found.some((f) => f.from !== 'industry' && f.weight >= 0.4);
  // The highest weight with which each word asks for something drawn here.
  const asked = new Map<string, number>();
  for (const { concept, weight, word } of found)
    if (word !== null && weight > (asked.get(word) ?? 0) && constructions.some((c) => (c.serves[concept.id] ?? 0) >= itself))
      asked.set(word, weight);
  const aside = (f: FoundConcept): boolean => f.word !== null && f.weight < byThought.share * (asked.get(f.word) ?? 0);
  /** How well a construction depicts the concept. A word for one kind of a thing favors that kind. */
  const kind = (c: Construction, f: FoundConcept): number => {
    const own = f.word !== null && c.not?.has(f.word) ? 0 : (c.serves[f.concept.id] ?? 0);
    // “Wolf” also leads to beasts, but a fox does not depict it.
    if (!isSpecies(f.word)) return c.only === true ? 0 : own;
    return c.species?.has(f.word as string) ? 1 : own * otherKind;
  };
  return constructions.flatMap((c, index) => {
    const served = found
      .filter((f) => kind(c, f) > 0)
      .map((f) => ({
        f,
        worth:
          f.weight *
          (spoken && f.from === 'industry' ? tradeWorth : 1) *
          kind(c, f) *
          (1 - 0.12 * f.concept.cliche) *
          (aside(f) ? byThought.worth : 1),
      }))
      .sort((a, b) => b.worth - a.worth);
    const [best] = served;
    if (best === undefined || kind(c, best.f) < alone) return [];
    const words = new Set(served.flatMap(({ f }) => (f.from === 'name' && f.word !== null ? [f.word] : [])));
    const worth = best.worth * ownWorth * (words.size > 1 ? bothWorth : 1);
    return formsFor(c, name, random.fork(`${c.name}/${index}`)).flatMap(([form, counted]) => {
      const candidate: Omit<MarkCandidate, 'contained'> = {
        id: `drawn/${c.name}-${form}`,
        kind: 'drawn',
        relevance: Math.min(words.size > 1 ? most.both : most.one, worth * (counted ? countedWorth : 1)),
        concept: best.f.concept.id,
        word: best.f.word,
        craft: c.craft,
      };
      const free = { ...candidate, contained: false, ...(c.upright?.(form) ? { upright: true as const } : {}) };
      return c.contained(form) ? [free, { ...candidate, contained: true }] : [free];
    });
  });
}
