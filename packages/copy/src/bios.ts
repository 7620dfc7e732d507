import type { Random } from '@brandwright/engine';
import { type BrandCopy, bioLimits, lengthOf, lineLimits, type Network } from './brand-copy.ts';
import type { Business } from './business.ts';
import { pictureLeads } from './channel-words.ts';
import { expand } from './frame.ts';
import { capitalized } from './sentence.ts';
import { isSaid, nameSaysTrade, ownSentence, shortOfTrade, withAlso, withoutTrade } from './story.ts';

/** The first of some texts that fits; the last is short enough for every brief. */
const fitting = (texts: readonly string[], limit: number): string =>
  texts.find((text) => lengthOf(text) <= limit) ?? (texts.at(-1) as string);

/** What the business is, in the owner’s words where they say it, else what it is there for, or for whom. */
export function elevatorOf({ filling, own, line, isGuess, people, known }: Business): string {
  const say = (frame: string): string => expand(frame, { ...filling, own: own?.text ?? '' });
  const isClear = nameSaysTrade(filling);
  const mission = known?.pitch?.mission ?? null;
  const why = mission === null ? `for ${people[0]}.` : `here ${mission.replace(/^To /u, 'to ')}`;
  const said = [`{name} is ${isClear ? '' : '{a} '}${why}`, '{name} is {a}.'].map(say);
  if (own?.form === 'quoted' && line !== null && isGuess)
    return fitting([`${say('{name}')}: ${line}.`, ...said], lineLimits.elevator);
  if (own === null || own.form === 'quoted' || (own.form !== 'is' && isSaid(own, filling)))
    return fitting(said, lineLimits.elevator);
  const words = shortOfTrade(own, filling);
  const told = isGuess && own.form === 'offers' ? say('{name} offers {own}.') : ownSentence(words, filling);
  return fitting([withAlso(told, words), told, ...said], lineLimits.elevator);
}

/** Ways to lead in what a channel of films shows. */
const filmLeads = ['Here you can', 'On this channel, you can', 'Come here to', 'Tune in to'] as const;

/** Texts for profiles, from the fullest that fits its network. Each says the trade, as a name alone does not. */
export function biosOf(
  business: Business,
  { taglines, elevator }: Pick<BrandCopy, 'taglines' | 'elevator'>,
  random: Random,
): BrandCopy['bios'] {
  const { kind, filling, own, line: told, isGuess, known, people } = business;
  const say = (frame: string): string => expand(frame, filling);
  const [line = '', second = '', third = '', fourth = ''] = taglines.map(closedLine);
  // “Business.” would say nothing.
  const isKnown = filling.label !== 'business';
  const label = isKnown ? capitalized(filling.label) : say('{name}');
  // What the owner says; what is usual in the trade may not be sold here.
  const what = told === null ? `${label}.` : `${told}.`;
  const ask = known?.end ?? kind.ask;
  const bio = (network: Network, ...texts: readonly string[]): string => fitting([...texts, `${label}.`], bioLimits[network]);
  const isClear = nameSaysTrade(filling);
  // “Old Teatime Circus School in Leeds” need not be called a circus school.
  const place = own === null || told === null ? null : withoutTrade(own, filling);
  const rest = place === null ? null : ` ${place.text}${place.also === undefined ? '' : `, ${place.also.line}`}`;
  const named = rest === null ? `${say('{name}')}: ${told}.` : `${say('{name}')}${rest}.`;
  // One group of a trade would stand for all of its customers, and those of a kind are wide. The elevator sentence names the first.
  const ofTrade = known?.pitch != null;
  const whom = (i: 1 | 2): string => `${isKnown ? `${label} for` : 'For'} ${people[i % people.length] ?? people[0]}.`;
  // The name stands above a profile on Twitter.
  const twitter = isGuess || ofTrade ? `${second} ${what}` : `${whom(2)} ${second}`;
  const facebook = isGuess ? `${told}.` : ofTrade ? `${what} ${fourth}` : whom(1);
  return {
    instagram: bio('instagram', `${what} ${line} ${ask}`, `${what} ${ask}`, what, `${label}. ${ask}`),
    twitter: bio('twitter', twitter, `${label}. ${second}`),
    facebook: bio('facebook', facebook, `${label}. ${ofTrade ? fourth : line}`),
    linkedin: bio('linkedin', told === null ? say(`{name}: {label}. ${third}`) : `${named} ${third}`, say('{name}: {label}.')),
    youtube: `${isGuess ? elevator : say(isClear ? 'Welcome to {name}.' : 'Welcome to {name}, {a}.')} ${random.fork('film').pick(filmLeads)} ${business.channel.film}. ${ask}`,
    pinterest: bio(
      'pinterest',
      say(
        `${random.fork('pictures').pick(pictureLeads(kind))}${rest ?? (told === null && !isClear ? ', {a}' : '')}.${told === null || rest !== null ? '' : ` ${told}.`}`,
      ),
      what,
    ),
  };
}

/** A line with a mark at its end. */
const closedLine = (line: string): string => (/[.!?…]”?$/u.test(line) ? line : line.replace(/”?$/u, '.$&'));
