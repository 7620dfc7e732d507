import type { Brief } from '../brief/brief.ts';
import { industries } from '../brief/choices.ts';
import type { Concept } from '../concepts/concept.ts';
import { type Asked, type AskedPicture, askedPictures } from '../concepts/subject/asked-pictures.ts';
import { type Picture, subjects } from '../concepts/subject/subject-table.ts';
import type { Composition } from './compose.ts';
import { isCharacter, isToldTo, meaningOf } from './known-meanings.ts';
import { isJust, isNamed, type Noun } from './noun.ts';
import { picturesOf } from './picture-name.ts';
import { unclaimed } from './picture-words.ts';

/** Whom a picture suits, where only the trade led to it. */
const tradeWords: Readonly<Record<Brief['industry'], string>> = {
  'Food & Beverage': 'a food and drink business',
  Technology: 'a technology company',
  Healthcare: 'a healthcare practice',
  Finance: 'a financial services company',
  Retail: 'a store',
  'Creative Services': 'a creative business',
  Consulting: 'a consulting business',
  'E-commerce': 'an online store',
  Education: 'an education business',
  'Real Estate': 'a real estate business',
  'Fitness & Wellness': 'a fitness and wellness business',
  Other: 'a business like yours',
};

/** What of the brief asked for a picture. */
export interface Asker {
  /**
   * Whether the client picked it, or its word means the thing itself (“Harbor” asks for a boat), or a trade that shows it, or what goes with either. `industry`
   * if no word asked for it, and `none` if the drawing has nothing to do with the word.
   */
  readonly as: 'thing' | 'trade' | 'industry' | 'chosen' | 'none';
  /** In lower case. Empty if no word asked for it. */
  readonly word: string;
  /** What the business does, as the lists call it. Empty if no trade is known. */
  readonly trade: string;
  /** In quotation marks, as the client wrote it. Empty if no word asked for it. */
  readonly quoted: string;
  readonly place: 'your name' | 'your description' | 'your slogan';
  /** False for part of a longer word, such as “Tide” in “Tidepool”. */
  readonly whole: boolean;
  /** The picture that was asked for. Null where no list names it. */
  readonly picture: Picture | null;
  /** The picture of the list that led here, where two things in one drawing are none themselves. */
  readonly asked: Picture | null;
  /** What it suggests, as the end of “The icon suggests …”. Null where no meaning certainly fits. */
  readonly says: string | null;
}

const askedBy = new WeakMap<Brief, Asked>();

/** What a brief asks for, read once. */
export function askedOf(brief: Brief): Asked {
  const known = askedBy.get(brief) ?? askedPictures(brief);
  askedBy.set(brief, known);
  return known;
}

/** What asked for the mark of a composition, or for what one of its letters turns into. */
export function askerOf({ genome: { mark, word } }: Composition, brief: Brief, concept: Concept | null): Asker {
  const shown = mark === null ? [] : picturesOf(mark, concept?.id ?? null);
  const { pictures, trade } = askedOf(brief);
  const asked = pictures.filter((one) => one.word === word);
  const found =
    asked.find(({ picture }) => shown.includes(picture)) ??
    asked.find(({ picture, from }) => picture.concept === concept?.id && from === 'name') ??
    asked.find(({ picture }) => picture.concept === concept?.id);
  const picture = found !== undefined && shown.includes(found.picture) ? found.picture : (shown[0] ?? null);
  const quote = quotedWord(word, brief);
  const heard = `${word ?? ''} ${trade}`;
  // Another drawing of the same kind, such as a pencil for a palette, goes with the word and no more.
  const isOther = found !== undefined && picture !== null && found.picture !== picture;
  const isPicked = found?.from === 'chosen' && picture !== null && found.picture.name === picture.name;
  const as = isPicked
    ? 'chosen'
    : quote.quoted === ''
      ? 'industry'
      : isUnclaimed(picture, heard)
        ? 'none'
        : isOther
          ? 'trade'
          : asOf(found);
  // Two things in one drawing are no picture of the lists: what the one that was asked for suggests is true of both.
  const meant = picture ?? found?.picture ?? null;
  const says = saysOf(meant, { as, word: word ?? '', trade }, concept, brief);
  return { ...quote, as, word: word ?? '', trade, picture, asked: found?.picture ?? null, says };
}

/** What a picture suggests to whoever asked for it. Null where no meaning certainly fits. */
function saysOf(
  meant: Picture | null,
  { as, word, trade }: Pick<Asker, 'as' | 'word' | 'trade'>,
  concept: Concept | null,
  brief: Brief,
): string | null {
  // A relocation service called Leather makes nothing of leather: a thing’s own word is heard where no trade is known.
  const isAside = as === 'thing' && trade !== '';
  const ofTrade = meant === null ? null : meaningOf(meant, isAside ? trade : `${word} ${trade}`);
  if (ofTrade?.for !== undefined) return ofTrade.says;
  const ofWord = isAside && meant !== null ? meaningOf(meant, word) : null;
  if (ofWord !== null && isTold(ofWord.says, as, trade)) return ofWord.says;
  if (ofTrade !== null) return isTold(ofTrade.says, as, trade) ? ofTrade.says : null;
  return conceptSays(concept, as, trade, brief);
}

/** Whether a meaning that was written for no trade is true of this one’s picture, or of the thing in a name, whatever its trade. */
const isTold = (says: string, as: Asker['as'], trade: string): boolean =>
  as === 'industry' || as === 'chosen' || isToldTo(says, trade) || (as !== 'trade' && isCharacter(says));

/** What a concept says, to those it was written for: a cleaver means good cuts to a butcher, and nothing of the sort to a knife shop. */
function conceptSays(concept: Concept | null, as: Asker['as'], trade: string, { industry }: Brief): string | null {
  if (concept === null) return null;
  const own = concept.trade === undefined ? undefined : subjects().tradeByName.get(concept.trade);
  // Where no trade is known, the industry must do.
  const isOwn = own !== undefined && (trade === '' ? industries[own.industry] === industry : own.name === trade);
  return isOwn || isTold(concept.says, as, trade) ? concept.says : null;
}

const isUnclaimed = (picture: Picture | null, heard: string): boolean =>
  unclaimed.some(({ name, to }) => name === picture?.name && to.test(heard));

/** A word of a text that no list knows as a trade’s means the thing. */
const asOf = (found: AskedPicture | undefined): Asker['as'] =>
  found === undefined || found.from === 'name' || found.from === 'text' ? 'thing' : 'trade';

const pick = (ways: readonly string[], slot: number): string => ways[slot % ways.length] as string;

/** Words from which a noun is too long for a clause behind it: “an arch of stones that suggests …”. */
const long = 5;

/** Where a picture comes from and what it suggests, in other words from slot to slot. Only a word that means the thing is echoed in it. */
export function originReason(thing: Noun, asker: Asker, brief: Brief, slot: number): string {
  const { bare, one, many } = thing;
  const { as, word, quoted, place, whole, says } = asker;
  /** A verb as it stands after the thing. */
  const verb = (singular: string, plural: string): string => (many ? plural : singular);
  const suggests = verb('suggests', 'suggest');
  /** A clause about the meaning, where there is one. */
  const meaning = (clause: string): string => (says === null ? '' : `${clause} ${says}`);
  const andSuggests = meaning(` and ${suggests}`);
  const andBrings = meaning(` and ${verb('brings', 'bring')} to mind`);
  const which = meaning(`, which ${suggests}`);
  const because = meaning(` because ${many ? 'they suggest' : 'it suggests'}`);
  // Nothing is told in two clauses with “that”.
  const isLong = bare.split(' ').length >= long || says?.includes(' that ') === true;
  const chosen = `${one}${isLong ? meaning(`. ${many ? 'They suggest' : 'It suggests'}`) : meaning(` that ${suggests}`)}.`;
  const inspired = `${whole ? (/\s/u.test(quoted) ? 'The words' : 'The word') : 'The'} ${quoted} in ${place} inspired the ${bare}${which}.`;
  const comes = `The ${bare} ${verb('comes', 'come')} from ${quoted} in ${place}${andSuggests}.`;
  const echoes = `The ${bare} ${verb('echoes', 'echo')} ${quoted} in ${place}${andSuggests}.`;
  const nod = `The ${bare} ${verb('is', 'are')} a nod to ${quoted} in ${place}${andBrings}.`;
  const goes = `The ${bare} ${verb('goes', 'go')} with ${quoted} in ${place}${andSuggests}.`;
  const mentioned = `Because you mentioned ${quoted} in ${place}, we chose ${chosen}`;
  if (as === 'industry') {
    const trade = tradeWords[brief.industry];
    return pick(
      [
        says === null ? `For ${trade}, we chose ${chosen}` : `The ${bare} ${suggests} ${says}, just right for ${trade}.`,
        `For ${trade}, we chose ${chosen}`,
        `The ${bare} ${verb('suits', 'suit')} ${trade}${because}.`,
      ],
      slot,
    );
  }
  if (as === 'chosen') return pick([`You asked for the ${bare}${which}.`, `You wanted the ${bare}${which}.`], slot);
  if (as === 'none')
    return pick([says === null ? `We chose ${chosen}` : `The ${bare} ${suggests} ${says}.`, `We chose ${chosen}`], slot);
  if (whole && isNamed(thing, word)) {
    // A picture is no nod to its own name.
    const isWhole = isJust(thing, word);
    const own = `${place.slice(0, 1).toUpperCase()}${place.slice(1)}`;
    return pick(
      [
        place !== 'your name'
          ? mentioned
          : isWhole
            ? `The ${bare} ${verb('comes', 'come')} straight from ${place}${andSuggests}.`
            : comes,
        `${own} inspired the ${bare}${which}.`,
        isLong || !isWhole
          ? `${own} gave us the idea for the ${bare}${which}.`
          : `We took the ${bare} straight from ${place}.${meaning(many ? ' They suggest' : ' It suggests')}${says === null ? '' : '.'}`,
        `The ${bare} ${verb('takes its', 'take their')} cue from ${place}${andBrings}.`,
      ],
      slot,
    );
  }
  if (place !== 'your name')
    return pick([mentioned, as === 'thing' ? comes : goes, inspired, as === 'thing' ? echoes : nod], slot);
  if (as === 'thing') return pick([comes, inspired, echoes, nod], slot);
  return pick([goes, inspired, `For the ${quoted} in your name, we chose ${chosen}`, nod], slot);
}

const nowhere = { quoted: '', place: 'your name', whole: true } as const;

/**
 * A word as the client wrote it, and where they wrote it. Nothing is quoted that they did not write.
 */
export function quotedWord(
  word: string | null,
  { name, description, slogan }: Pick<Brief, 'name' | 'description' | 'slogan'>,
): Pick<Asker, 'quoted' | 'place' | 'whole'> {
  if (word === null) return nowhere;
  const texts = [
    ['your name', name],
    ['your description', description],
    ['your slogan', slogan],
  ] as const;
  for (const whole of [true, false])
    for (const [place, text] of texts) {
      const written = asWritten(word, text, whole);
      if (written !== null) return { quoted: `“${written}”`, place, whole };
    }
  return nowhere;
}

/** Between the words of a phrase: “children doctors” is read in “Children’s doctors”, and “tea house” in “TeaHouse”. */
const between = String.raw`(?:[’']s)?[^\p{L}\p{M}\p{N}]*`;
const letter = String.raw`[\p{L}\p{M}]`;

/** A word as it stands in a text, with its plural ending. Null if the text does not contain it, as a whole word if that is asked. */
function asWritten(word: string, text: string, whole: boolean): string | null {
  const parts = word.match(/[\p{L}\p{M}\p{N}]+/gu);
  // An emoji.
  if (parts === null) return text.includes(word) ? word : null;
  const phrase = parts.join(between);
  // “Same-day delivery” is not quoted from its middle.
  const pattern = whole ? `(?<!${letter}|-)(?:[\\p{L}\\p{M}\\p{N}]+-)*${phrase}(?:e?s)?(?!${letter})` : phrase;
  return new RegExp(pattern, 'iu').exec(text.normalize('NFC'))?.[0] ?? null;
}
