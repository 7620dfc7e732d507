import { type Reading, tokenise, trust } from './reading.ts';
import { relatedConcepts } from './related-concepts.ts';
import { givenNames, homely, lineage, needs, occupations, senses } from './senses.ts';

/** What was read in each text of a brief. */
export type Readings = Readonly<Record<'name' | 'description' | 'slogan', Reading>>;

/** Concepts that say what the business does: exact trade words that are not figures of speech. */
export function tradesOf(readings: Readings): ReadonlySet<string> {
  const trades = new Set<string>();
  for (const reading of Object.values(readings)) {
    for (const [{ id }, { trust: sure }] of reading) if (sure >= trust.compound && relatedConcepts.has(id)) trades.add(id);
  }
  return trades;
}

/** Removes senses that the rest of the brief does not support, and parts of people's names. */
export function disambiguate(readings: Readings, brief: { readonly name: string; readonly industry: string }): void {
  const place = `@${brief.industry.replaceAll(' ', '_')}`;
  const wordsOf = new Map<string, Set<string>>();
  for (const reading of Object.values(readings)) {
    for (const [{ id }, { word }] of reading) wordsOf.set(id, (wordsOf.get(id) ?? new Set()).add(word));
  }
  const borneOut = (contexts: ReadonlySet<string>, word: string): boolean =>
    contexts.has(place) || [...contexts].some((id) => [...(wordsOf.get(id) ?? [])].some((other) => other !== word));
  for (const reading of Object.values(readings)) {
    for (const [concept, { word }] of reading) {
      const wanted = needs.get(concept.id);
      const lost = wanted !== undefined && !borneOut(wanted, word);
      if (lost || senses.some(([words, drops, unless]) => drops === concept.id && words.has(word) && !borneOut(unless, word)))
        reading.delete(concept);
    }
  }
  const others = tradesOf({ ...readings, name: new Map() });
  const supported = (id: string): boolean => [...others].some((o) => o === id || (relatedConcepts.get(o)?.includes(id) ?? false));
  const family = familyWords(brief.name);
  for (const [concept, { word }] of readings.name) {
    if (supported(concept.id)) continue;
    const other = [...readings.name].some(([c, r]) => relatedConcepts.has(c.id) && r.word !== word && !occupations.has(r.word));
    const trade = occupations.has(word) && (others.size > 0 || other || !homely.has(brief.industry));
    if (trade || family.has(word)) readings.name.delete(concept);
  }
}

/** Words of a name that are family names: those before “& Sons”, and the one after a given name. */
function familyWords(name: string): ReadonlySet<string> {
  const line = lineage.exec(name);
  if (line !== null) return new Set(tokenise(name));
  const [given = '', surname] = tokenise(name);
  return new Set(givenNames.has(given) && surname !== undefined ? [surname] : []);
}
