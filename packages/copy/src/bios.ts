import type { Random } from '@brandwright/engine';
import { type BrandCopy, bioLimits, lengthOf, lineLimits, type Network } from './brand-copy.ts';
import type { Business } from './business.ts';
import { expand } from './frame.ts';
import { capitalized } from './sentence.ts';
import { isSaid, ownSentence } from './story.ts';

/** The first of some texts that fits; the last is short enough for every brief. */
const fitting = (texts: readonly string[], limit: number): string =>
  texts.find((text) => lengthOf(text) <= limit) ?? (texts.at(-1) as string);

/** What the business is, in the owner’s words where they say it, else for whom it is. */
export function elevatorOf({ kind, filling, own, line, isGuess }: Business, random: Random): string {
  const frames = kind.people.map((people) => `{name} is {a} for ${people}.`);
  const turn = random.below(frames.length);
  const say = (frame: string): string => expand(frame, { ...filling, own: own?.text ?? '' }, random.fork('words'));
  const said = [...frames.slice(turn), ...frames.slice(0, turn), '{name} is {a}.'].map(say);
  if (own?.form === 'quoted' && line !== null && isGuess)
    return fitting([`${say('{name}')}: ${line}.`, ...said], lineLimits.elevator);
  if (own === null || own.form === 'quoted' || (own.form !== 'is' && isSaid(own, filling)))
    return fitting(said, lineLimits.elevator);
  const told = isGuess && own.form === 'offers' ? say('{name} offers {own}.') : ownSentence(own, filling, random.fork('words'));
  return fitting([told, ...said], lineLimits.elevator);
}

/** Ways to lead in what a channel of films shows, and what pictures are of. */
const filmLeads = ['Here you can', 'On this channel you can', 'Come here to', 'Tune in to'] as const;
const pictureFrames = [
  'Ideas and pictures from {name}, {a}: {all}.',
  'Pictures from {name}, {a}: {all}.',
  '{name}, {a}, in pictures: {all}.',
  'Save ideas from {name}, {a}: {all}.',
] as const;

/** The same before words of the owner. */
const ownPictureFrames = [
  'Ideas and pictures from {name}',
  'Pictures from {name}',
  '{name} in pictures',
  'Save ideas from {name}',
] as const;

/** Texts for profiles, from the fullest that fits its network. Each says the trade, as a name alone does not. */
export function biosOf(
  business: Business,
  { taglines, elevator }: Pick<BrandCopy, 'taglines' | 'elevator'>,
  random: Random,
): BrandCopy['bios'] {
  const { kind, filling, line: told, isGuess } = business;
  const turn = random.below(kind.people.length);
  const people = (i: number): string => kind.people[(turn + i) % kind.people.length] as string;
  const say = (frame: string): string => expand(frame, filling, random.fork('words'));
  const line = closedLine(taglines[0] ?? '');
  // “Business.” would say nothing.
  const isKnown = filling.label !== 'business';
  const label = isKnown ? capitalized(filling.label) : say('{name}');
  const whom = say(isKnown ? `${label} for ${people(0)}.` : `For ${people(0)}.`);
  // What the owner says, rather than what is usual in the trade.
  const items = told === null ? capitalized(say('{all}.')) : `${told}.`;
  const what = told === null ? `${label}. ${items}` : items;
  const ask = say(kind.ask);
  const headline = say(isKnown ? `{name}: {label} for ${people(1)}.` : `{name}: for ${people(1)}.`);
  const bio = (network: Network, ...texts: readonly string[]): string => fitting([...texts, `${label}.`], bioLimits[network]);
  return {
    instagram: bio('instagram', `${what} ${line} ${ask}`, `${what} ${ask}`, what, `${label}. ${ask}`),
    twitter: bio('twitter', `${elevator} ${line}`, `${say(isKnown ? '{name} is {a}.' : '{name}.')} ${line}`, `${label}. ${line}`),
    facebook: isGuess ? bio('facebook', items, `${label}. ${line}`) : bio('facebook', whom, `${label}. ${line}`),
    linkedin: bio('linkedin', isGuess ? `${say('{name}')}: ${items}` : `${headline} ${items}`, headline, say('{name}: {label}.')),
    youtube: `${elevator} ${say(`${random.fork('film').pick(filmLeads)} ${kind.film}.`)} ${ask}`,
    pinterest: bio(
      'pinterest',
      told === null
        ? say(random.fork('pictures').pick(pictureFrames))
        : `${say(random.fork('pictures').pick(ownPictureFrames))}: ${told}.`,
      what,
    ),
  };
}

/** A line with a mark at its end. */
const closedLine = (line: string): string => (/[.!?…]$/u.test(line) ? line : `${line}.`);
