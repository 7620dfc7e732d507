import { subjects } from './subject-table.ts';
import type { Word } from './words.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Words after a family name. */
const kin = list(
  'son sons daughter daughters brothers bros sister sisters family söhne soehne søn søns fils filles figli figlie hijos hijas filhos zonen söner',
);
/** Words before a name. */
const titles = list(
  `dr mr mrs ms miss prof sir lady chef coach nonna nonno mama papa uncle aunt auntie granny grandma grandpa tía tia tío chez da fratelli
   hermanos frères freres gebrüder irmãos`,
);
/** Words before a name, where the name is a listed one: “Maison Laurent”, but “Maison Noire”. */
const houses = list('maison atelier studio casa by');
/** Professions that carry their owner's name. */
const personal = list(
  `photography photographer realty dental dentistry architects architecture accounting accountants plumbing interiors law legal solicitors
   attorneys lawyers associates partners surveyors notary notaries chambers consultants consulting advisors advisers advisory surgery
   chiropractic physiotherapy optometry orthodontics joinery roofing electrical`,
);
/** Industries whose firms are called after two partners. */
const professional: ReadonlySet<string> = new Set(['Finance', 'Consulting', 'Healthcare', 'Real Estate']);
const joiners = list('& and + und et y e');
const ending = /(?:sson|wicz|ović|enko|berg|stein|feld|worth|field|ford|wood)$/u;

/** Whether a word is a person’s first name and no thing: “Maria”, but not “Rose”. */
export const isOnlyFirstName = (word: string): boolean => subjects().firstNames.has(word.toLowerCase());

/** Whether a word is a first name that people have, whatever else it means: “Jane”, “Rose”. */
export function isFirstName(word: string): boolean {
  const { firstNames, firstNamesOfThings } = subjects();
  const text = word.toLowerCase();
  return firstNames.has(text) || firstNamesOfThings.has(text);
}

/**
 * The words of a name that name a person, who is no picture: before “& Sons”, after “Dr”, a first name and the surname after it, a
 * surname that is no thing, and whoever the description introduces.
 */
export function peopleIn(name: readonly Word[], description: readonly Word[], industry: string): ReadonlySet<Word> {
  const { firstNames, firstNamesOfThings, surnames, surnamesOfThings, things, empty } = subjects();
  const people = new Set<Word>();
  const isFirst = (w: Word | undefined): boolean => w !== undefined && (firstNames.has(w.text) || firstNamesOfThings.has(w.text));
  const isLast = (w: Word | undefined): boolean => w !== undefined && (surnames.has(w.text) || surnamesOfThings.has(w.text));
  const isWord = (w: Word): boolean => things.has(w.text) || empty.has(w.text);
  const plain = name.filter((w) => !joiners.has(w.text) && w.text !== 'the');
  for (const w of plain) if (kin.has(w.text)) people.add(w);
  // “X & Sons” and “The Drake Family”.
  const kinAt = plain.findIndex((w) => kin.has(w.text));
  const kinWord = plain[kinAt];
  // Before “& Sons” stands a family, whatever its name means.
  const isFamily = kinWord !== undefined && joiners.has(name[name.indexOf(kinWord) - 1]?.text ?? '');
  if (kinAt > 0) for (const w of plain.slice(0, kinAt)) if (isFamily || isFirst(w) || isLast(w) || !isWord(w)) people.add(w);
  for (const [i, word] of plain.entries()) {
    const [before, next] = [plain[i - 1], plain[i + 1]];
    if (before !== undefined && titles.has(before.text)) people.add(word);
    if (before !== undefined && houses.has(before.text) && (isFirst(word) || isLast(word))) people.add(word);
    // “J. Fletcher”
    if (before !== undefined && [...before.text].length === 1 && isLast(word)) people.add(word);
    if (surnames.has(word.text) || firstNames.has(word.text)) people.add(word);
    if (firstNames.has(word.text) && next !== undefined && isLast(next)) people.add(next);
    if (word.possessive && (isFirst(word) || isLast(word))) people.add(word);
    // “Heron Photography”, and nothing else in the name.
    if (i === 0 && plain.length > 1 && isLast(word) && plain.slice(1).every((w) => personal.has(w.text))) people.add(word);
    // “Hazel Birch” with or without a trade.
    if (i === 0 && firstNamesOfThings.has(word.text) && surnamesOfThings.has(next?.text ?? '') && professional.has(industry)) {
      people.add(word);
      people.add(next as Word);
    }
    // Surnames that no list has: no wood, stone or field in them.
    const stem = word.text.replace(ending, '');
    if (!isWord(word) && stem !== word.text && !things.has(stem) && !subjects().trades.has(word.text)) people.add(word);
  }
  const couldBe = (w: Word): boolean => isLast(w) || (w.capital && !isWord(w) && !subjects().trades.has(w.text));
  partners(name, industry, { isLast, couldBe }, people);
  introduced(name, description, people);
  return people;
}

interface Surnames {
  /** Whether a word is a listed surname. */
  readonly isLast: (w: Word) => boolean;
  /** Whether it is one, or no word that a list knows. */
  readonly couldBe: (w: Word) => boolean;
}

/** “Marsh & Finch” of a profession, and “Ashworth and Webb” of any trade. In a profession, one of the two may be a surname that no list has. */
function partners(name: readonly Word[], industry: string, { isLast, couldBe }: Surnames, people: Set<Word>): void {
  const words = name.filter((w) => !joiners.has(w.text));
  const [first, second] = words;
  if (first === undefined || second === undefined) return;
  const isPartner = professional.has(industry) ? couldBe : isLast;
  if (!isPartner(first) || !isPartner(second) || !(isLast(first) || isLast(second))) return;
  if (name.indexOf(second) === 1 && !second.apart) return;
  if (!professional.has(industry) && !people.has(first) && !people.has(second)) return;
  people.add(first);
  people.add(second);
  const third = words[2];
  if (third !== undefined && isLast(third) && professional.has(industry)) people.add(third);
}

/** “Fay Lockwood” in the description makes the Lockwood of the name a person. */
function introduced(name: readonly Word[], description: readonly Word[], people: Set<Word>): void {
  const { firstNames, firstNamesOfThings, things } = subjects();
  for (const [i, given] of description.entries()) {
    const family = description[i + 1];
    if (!given.capital || family === undefined || !family.capital || family.apart) continue;
    if (!firstNames.has(given.text) && !firstNamesOfThings.has(given.text) && things.has(given.text)) continue;
    const isGiven = firstNames.has(given.text) || firstNamesOfThings.has(given.text);
    for (const [k, word] of name.entries()) {
      if (word.text === family.text && isGiven) {
        people.add(word);
        const before = name[k - 1];
        if (before?.text === given.text) people.add(before);
      }
    }
  }
}

/** Words of a name that the description calls a place: “in Temple, Texas”, “of Wick in Glamorgan”. */
export function placesIn(name: readonly Word[], description: readonly Word[]): ReadonlySet<Word> {
  const before = new Set(['in', 'of', 'at', 'near', 'around']);
  const named = new Set(description.filter((w, i) => w.capital && before.has(description[i - 1]?.text ?? '')).map((w) => w.text));
  return new Set(name.filter((w) => named.has(w.text)));
}
