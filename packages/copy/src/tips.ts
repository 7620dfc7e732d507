import type { Random } from '@brandwright/engine';
import type { Business } from './business.ts';
import { expand } from './frame.ts';
import { stemsOf } from './stems.ts';

/** How much advice a brand gets, and how much of it is of the trade after the first round. */
const offered = 6;
const again = 3;

/** Advice that every business can use, whatever it does. There is enough of it that two brands seldom get the same. */
export const generalTips: readonly string[] = [
  'Write the name the same way everywhere: on the website, in every profile, on invoices and in the email signature.',
  'Ask everyone who gets in touch how they heard of you, and keep a list. After three months, do more of what’s on it.',
  'Open your own website on a phone, outdoors, with one hand. Whatever takes more than ten seconds to find belongs higher up.',
  'Search for the name as a stranger would, and correct what’s out of date wherever it turns up: hours, phone number, pictures.',
  'Keep the same two colors for a year, even when you’re tired of them. Other people are only starting to notice.',
  'Say the web address to somebody over the phone. If it has to be spelled out, look for a simpler one.',
  'Read the last ten messages people sent you, and use their words, rather than the trade’s, on your website.',
  'Set aside half an hour a week for pictures and posts, and prepare two weeks at once when it’s quiet.',
  'Use one profile picture on every network: the mark alone, without small text. Change them all on the same day.',
  'Read the first sentence of your website aloud to a stranger. If they can’t say what you do, rewrite it.',
  'Set up a short, friendly reply for messages that come in after hours, saying when you’ll answer.',
  'Put the logo on the one thing you hand out most, and leave the rest for later.',
  'Check once a month what a search for your name shows first, signed out and on someone else’s phone.',
  'Give every picture you post a caption that makes sense without the picture.',
  'Pick the two places where most people find you, and let other profiles rest until those two are up to date.',
  'Ask a friend to find your phone number and hours online, and watch without helping.',
  'Name the trade in the title of every page, so that a search result says at once what you do.',
  'Test each link in your profiles on the first of the month. A dead one does more harm than a missing one.',
  'Write a note by hand to whoever sent someone your way this month. It takes five minutes and gets remembered.',
  'Note down what people thank you for. After a while the list tells you what to say first on your website.',
  'Keep one sheet with the logo, the colors and two lines about what you do, so that partners and the press use the right ones.',
  'Put a date on everything you announce, and take it down the day after.',
  'Show whoever is behind the name in one plain picture, taken in daylight. Stock pictures convince nobody.',
  'Write three lines about what you do that others can paste into an email, and send them to everyone who might mention you.',
];

/**
 * Advice for the owner. The first round has all five tips of the trade and a general one that says something else. A later one has three of the trade,
 * two of the kind and a general one, so that there is something new to read. A trade that is not known has its kind’s, in the kind’s order, so that
 * related advice stays together.
 */
export function tipsOf(
  { kind, filling, known }: Business,
  { random, round }: { readonly random: Random; readonly round: number },
) {
  const ofKind = shown(kind.tips, offered, random).map((tip) => expand(tip, filling));
  const ofTrade = known?.pitch?.tips ?? [];
  if (ofTrade.length === 0) return ofKind;
  const start = (again * round) % ofTrade.length;
  const turned = [...ofTrade.slice(start), ...ofTrade.slice(0, start)].slice(0, round === 0 ? offered - 1 : again);
  const own = ofTrade.filter((tip) => turned.includes(tip));
  const withKind = joined(own, ofKind, offered - 1);
  const from = random.below(generalTips.length);
  return joined(withKind, [...generalTips.slice(from), ...generalTips.slice(0, from)], offered);
}

/** Some of them, in their order. */
function shown(all: readonly string[], most: number, random: Random): readonly string[] {
  const kept = [...all];
  while (kept.length > most) kept.splice(random.below(kept.length), 1);
  return kept;
}

/** Some tips and others that say something else, up to a number. */
function joined(some: readonly string[], others: readonly string[], most: number): readonly string[] {
  const all = [...some];
  for (const other of others) if (all.length < most && !all.some((tip) => saysTheSame(tip, other))) all.push(other);
  return all;
}

/** Words of advice on anything. */
const usual: ReadonlySet<string> = new Set(
  'the and for that with your you they what who how when are one each every put say show ask post write photo website page people customer from this have before after them their into out'
    .split(' ')
    .flatMap(stemsOf),
);

/** Whether two tips share a third of the words that say what to do. */
export function saysTheSame(one: string, other: string): boolean {
  const words = (tip: string): ReadonlySet<string> => new Set(stemsOf(tip).filter((stem) => !usual.has(stem)));
  const [a, b] = [words(one), words(other)];
  const both = [...a].filter((stem) => b.has(stem)).length;
  return both * 3 >= Math.min(a.size, b.size);
}
