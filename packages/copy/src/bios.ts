import type { Random } from '@brandwright/engine';
import { type BrandCopy, bioLimits, lengthOf, lineLimits, type Network } from './brand-copy.ts';
import type { Business } from './business.ts';
import { expand } from './frame.ts';
import { capitalized } from './sentence.ts';

/** The first of some texts that fits; the last is short enough for every brief. */
const fitting = (texts: readonly string[], limit: number): string =>
  texts.find((text) => lengthOf(text) <= limit) ?? (texts.at(-1) as string);

/** What the business is and for whom, in one sentence. */
export function elevatorOf({ kind, filling }: Business, random: Random): string {
  const frames = [...kind.people.map((people) => `{name} is {a} for ${people}.`)];
  const turn = random.below(frames.length);
  const turned = [...frames.slice(turn), ...frames.slice(0, turn), '{name} is {a}.'];
  return fitting(
    turned.map((frame) => expand(frame, filling, random.fork('words'))),
    lineLimits.elevator,
  );
}

/** Texts for profiles, from the fullest that fits its network. Each says the trade, as a name alone does not. */
export function biosOf({ kind, filling }: Business, taglines: readonly string[], random: Random): BrandCopy['bios'] {
  const people = random.pick(kind.people);
  const say = (frame: string): string => expand(frame, filling, random.fork('words'));
  const line = closedLine(taglines[0] ?? '');
  // “Business.” would say nothing.
  const isKnown = filling.label !== 'business';
  const label = isKnown ? capitalized(filling.label) : say('{name}');
  const whom = say(isKnown ? `${label} for ${people}.` : `For ${people}.`);
  const items = capitalized(say('{all}.'));
  const ask = say(kind.ask);
  const bio = (network: Network, ...texts: readonly string[]): string => fitting([...texts, `${label}.`], bioLimits[network]);
  return {
    instagram: bio('instagram', `${label}. ${items} ${ask}`, `${label}. ${ask}`),
    twitter: bio('twitter', `${say(isKnown ? '{name} is {a}.' : '{name}.')} ${line}`, `${label}. ${line}`),
    facebook: bio('facebook', whom, `${label}. ${line}`),
    linkedin: bio(
      'linkedin',
      `${say(isKnown ? `{name}: {label} for ${people}.` : `{name}: for ${people}.`)} ${items}`,
      say(isKnown ? `{name}: {label} for ${people}.` : `{name}: for ${people}.`),
      say('{name}: {label}.'),
    ),
    youtube: say(`{name} is {a} for ${people}. Here you can ${kind.film}. ${ask}`),
    pinterest: bio('pinterest', say('Ideas and pictures from {name}, {a}: {all}.'), `${label}. ${items}`),
  };
}

/** A line with a mark at its end. */
const closedLine = (line: string): string => (/[.!?…]$/u.test(line) ? line : `${line}.`);
