import type { Random } from '@brandwright/engine';
import { type BrandCopy, bioLimits, lengthOf, lineLimits, type Network } from './brand-copy.ts';
import type { Business } from './business.ts';
import { isPerson } from './called-trades.ts';
import { expand } from './frame.ts';
import { leadOf, type OwnWords } from './own-words.ts';
import { capitalized } from './sentence.ts';
import { isSaid, nameSaysTrade, ownSentence } from './story.ts';

/** The first of some texts that fits; the last is short enough for every brief. */
const fitting = (texts: readonly string[], limit: number): string =>
  texts.find((text) => lengthOf(text) <= limit) ?? (texts.at(-1) as string);

/** What the business is, in the owner’s words where they say it, else for whom it is. */
export function elevatorOf({ filling, own, line, isGuess, people }: Business): string {
  const say = (frame: string): string => expand(frame, { ...filling, own: own?.text ?? '' });
  const isClear = nameSaysTrade(filling);
  const said = [`{name} is ${isClear ? '' : '{a} '}for ${people[0]}.`, '{name} is {a}.'].map(say);
  if (own?.form === 'quoted' && line !== null && isGuess)
    return fitting([`${say('{name}')}: ${line}.`, ...said], lineLimits.elevator);
  if (own === null || own.form === 'quoted' || (own.form !== 'is' && isSaid(own, filling)))
    return fitting(said, lineLimits.elevator);
  const told = isGuess && own.form === 'offers' ? say('{name} offers {own}.') : ownSentence(own, filling);
  return fitting([withAlso(told, own), told, ...said], lineLimits.elevator);
}

/** A sentence about what a business is, with what its owner also says: “a pawn shop in Utrecht that’s open late”. */
function withAlso(sentence: string, { form, text, also }: OwnWords): string {
  if (form !== 'is' || also === undefined || !sentence.endsWith(`${text}.`)) return sentence;
  if (/,|\b(?:that|who|which|where|since|for|with)\b/u.test(text)) return `${sentence.slice(0, -1)}, ${also.line}.`;
  const pronoun = isPerson(leadOf(text.replace(/^(?:an?|the) /u, ''))) ? 'who' : 'that';
  return `${sentence.slice(0, -1)} ${pronoun} ${also.says}.`.replace(/ (that|who) is /u, ' $1’s ');
}

/** Ways to lead in what a channel of films shows, and what pictures are of. */
const filmLeads = ['Here you can', 'On this channel, you can', 'Come here to', 'Tune in to'] as const;
const pictureFrames = ['Pictures and ideas from {name}', 'Pictures from {name}', 'Save ideas from {name}'] as const;

/** Texts for profiles, from the fullest that fits its network. Each says the trade, as a name alone does not. */
export function biosOf(
  business: Business,
  { taglines, elevator }: Pick<BrandCopy, 'taglines' | 'elevator'>,
  random: Random,
): BrandCopy['bios'] {
  const { kind, filling, line: told, isGuess, known, people } = business;
  const say = (frame: string): string => expand(frame, filling);
  // The elevator sentence and the audience name others.
  const group = (i: 1 | 2): string => people[i % people.length] ?? people[0];
  const [line = '', second = '', third = '', fourth = ''] = taglines.map(closedLine);
  // “Business.” would say nothing.
  const isKnown = filling.label !== 'business';
  const label = isKnown ? capitalized(filling.label) : say('{name}');
  const whom = say(isKnown ? `${label} for ${group(1)}.` : `For ${group(1)}.`);
  // What the owner says; what is usual in the trade may not be sold here.
  const what = told === null ? `${label}.` : `${told}.`;
  const ask = known?.end ?? kind.ask;
  const bio = (network: Network, ...texts: readonly string[]): string => fitting([...texts, `${label}.`], bioLimits[network]);
  const isClear = nameSaysTrade(filling);
  // One group of a trade would stand for all of its customers.
  const hasPitch = known?.pitch != null;
  const short = say(isKnown ? '{name} is {a}.' : '{name}.');
  return {
    instagram: bio('instagram', `${what} ${line} ${ask}`, `${what} ${ask}`, what, `${label}. ${ask}`),
    twitter: isGuess
      ? bio('twitter', `${elevator} ${second}`, `${short} ${second}`, `${label}. ${line}`)
      : hasPitch
        ? bio('twitter', `${short} ${second} ${ask}`, `${short} ${second}`, `${label}. ${second}`)
        : bio(
            'twitter',
            say(`{name} is ${isClear ? '' : '{a} '}for ${group(2)}. ${second}`),
            `${short} ${second}`,
            `${label}. ${second}`,
          ),
    facebook: isGuess
      ? bio('facebook', `${told}.`, `${label}. ${line}`)
      : hasPitch
        ? bio('facebook', `${what} ${fourth}`, `${label}. ${fourth}`)
        : bio('facebook', whom, `${label}. ${line}`),
    linkedin: bio(
      'linkedin',
      told === null ? say(`{name}: {label}. ${third}`) : `${say('{name}')}: ${told}. ${third}`,
      say('{name}: {label}.'),
    ),
    youtube: `${isGuess ? elevator : say(isClear ? 'Welcome to {name}.' : 'Welcome to {name}, {a}.')} ${random.fork('film').pick(filmLeads)} ${kind.film}. ${ask}`,
    pinterest: bio(
      'pinterest',
      say(
        `${random.fork('pictures').pick(pictureFrames)}${told === null && !isClear ? ', {a}.' : '.'}${told === null ? '' : ` ${told}.`}`,
      ),
      what,
    ),
  };
}

/** A line with a mark at its end. */
const closedLine = (line: string): string => (/[.!?…]”?$/u.test(line) ? line : line.replace(/”?$/u, '.$&'));
