import type { FoundConcept } from '../../../concepts/lexicon.ts';
import type { Random } from '../../../random.ts';
import type { MarkCandidate } from '../mark-candidate.ts';
import type { Construction } from './construction.ts';
import { countedBy } from './outlines/counted.ts';
import { constructions } from './registry.ts';

/** Forms of one construction offered to a set: enough to vary, few enough that another name gets others. */
const formsOffered = 5;

/** What a drawing of the name's own is worth beside a picture anybody may have. */
const ownWorth = 1.2;

/** A form that counts something of the name comes first and is worth this much more; the others in an order of the name's own. */
const countedWorth = 1.1;
/** How often a counting form that chance left out takes the place of another. */
const countedOffered = 0.4;
/** What a picture of two things the words name is worth more than a picture of one: a pine over water for “Harbor & Pine”. */
const bothWorth = 1.25;
/** Most that a picture of one thing, and of two, can be worth. */
const most = { one: 0.76, both: 1 } as const;
/** What the trade's pictures are worth beside those the client's own words lead to. */
const tradeWorth = 0.7;
/** What a word's by-thoughts are worth once the thing itself is drawn: a barber is a comb, and hardly a wave. */
const byThought = { share: 0.6, worth: 0.45 } as const;
/** What other kinds of a thing are worth beside the one a word means: a lotus for a foxglove. */
const otherKind = 0.12;
/** How well a drawing must picture a concept to be the thing itself. */
const itself = 0.8;

const species = new Set(constructions.flatMap((c) => [...(c.species ?? [])]));
const pictured = new Set(
  constructions.flatMap((c) => (c.only === true ? [] : Object.keys(c.serves).filter((concept) => c.serves[concept] === 1))),
);

/** A word that means one kind of a thing, and that kind is drawn here: a foxglove, among flowers. */
export const isSpecies = (word: string | null): boolean => word !== null && species.has(word);

/** A concept whose own thing is drawn here. */
export const isDrawn = (concept: string): boolean => pictured.has(concept);

function formsFor(c: Construction, name: string, random: Random): readonly (readonly [form: string, counted: boolean])[] {
  const rest = c.forms.map((form) => [form, c.counts !== null && countedBy(Number.parseInt(form, 10), name) !== null] as const);
  const out: (readonly [string, boolean])[] = [];
  while (rest.length > 0 && out.length < formsOffered) {
    const [chosen] = rest.splice(random.below(rest.length), 1);
    if (chosen !== undefined) out.push(chosen);
  }
  const counted = rest.filter(([, is]) => is);
  // Not always: two clients whose names are as long as each other would get the same.
  if (random.next() < countedOffered && counted.length > 0 && !out.some(([, is]) => is))
    out[out.length - 1] = random.pick(counted);
  return out;
}

/** Pictures drawn for the name, for each construction that serves one of the concepts; the same name gives the same. */
export function drawnCandidates(found: readonly FoundConcept[], name: string, random: Random): readonly MarkCandidate[] {
  const spoken = found.some((f) => f.from !== 'industry' && f.weight >= 0.4);
  // The most a word asks for of what is drawn here.
  const asked = new Map<string, number>();
  for (const { concept, weight, word } of found)
    if (word !== null && weight > (asked.get(word) ?? 0) && constructions.some((c) => (c.serves[concept.id] ?? 0) >= itself))
      asked.set(word, weight);
  const aside = (f: FoundConcept): boolean => f.word !== null && f.weight < byThought.share * (asked.get(f.word) ?? 0);
  /** How well a construction draws what the word means, where the word means one kind of a thing. */
  const kind = (c: Construction, f: FoundConcept): number => {
    const own = c.serves[f.concept.id] ?? 0;
    // “Wolf” means a beast too, and no fox.
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
    if (best === undefined) return [];
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
