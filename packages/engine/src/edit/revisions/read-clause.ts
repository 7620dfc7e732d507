import { limits } from '../../brief/limits.ts';
import type { Clause } from './clauses.ts';
import { readColors } from './read-colors.ts';
import { readIcon } from './read-icon.ts';
import { readQualities } from './read-qualities.ts';
import type { KeptPart, Wish } from './revision.ts';
import type { ClauseReading, Rule } from './rule.ts';
import { type Said, saidIn } from './said.ts';
import { swaps } from './vocabulary.ts';

/** Reads one clause. Every word of it has to be part of what is read: a word left over makes it a clause that was not understood. */
export function readClause(clause: Clause): ClauseReading {
  if (clause.isCode) return 'unknown';
  const said = saidIn(clause);
  for (const rule of rules) {
    const read = rule(said);
    if (read !== null) return read;
  }
  return 'unknown';
}

const one = (wish: Wish): readonly Wish[] => [wish];

const readPast: Rule = (said) => (said.has('past') && said.only('past', 'operator', 'target') ? one({ kind: 'history' }) : null);

const designWords: ReadonlySet<string> = new Set(['one', 'like', 'version', 'option', 'number']);

/** “like the second one”, “use design 3”. */
const readLike: Rule = (said) => {
  const numbers = said.of('ordinal').map(({ number }) => number);
  if (numbers.length === 0) return null;
  const about = said.targets.every((target) => target === 'logo');
  // A number alone could be anything.
  const named = said.targets.length > 0 || said.tokens.some(({ word }) => designWords.has(word));
  if (numbers.length > 1 || !about || !named || !said.only('ordinal', 'operator', 'target') || said.does('remove', 'not', 'less'))
    return 'unknown';
  return one({ kind: 'like', design: numbers[0] as number });
};

const kept: Readonly<Partial<Record<Said['targets'][number], KeptPart>>> = {
  letters: 'letters',
  icon: 'icon',
  slogan: 'slogan',
  ground: 'colors',
  colors: 'colors',
  layout: 'layout',
  spacing: 'letters',
  rest: 'rest',
  logo: 'rest',
};

/** “don’t touch the font”, “keep the colors as they are”. */
const readKept: Rule = (said) => {
  if (!said.does('keep', 'unchanged') || said.has('ordinal')) return null;
  // “The same color as the text” asks for something.
  if (said.tokens.some(({ word }) => word === 'as')) return 'unknown';
  if (!said.only('target', 'operator', 'color') || said.does('remove', 'add', 'replace')) return 'unknown';
  if (said.has('color')) return said.targets.some((t) => t !== 'colors') ? 'unknown' : one({ kind: 'keep', part: 'colors' });
  const parts = [...new Set(said.targets.flatMap((target) => kept[target] ?? []))];
  return parts.length === 0 ? 'unknown' : parts.map((part) => ({ kind: 'keep', part }));
};

const readSlogan: Rule = (said) => {
  const [quote] = said.of('quote');
  const about = said.targets.includes('slogan');
  if (quote !== undefined) {
    if (!about || quote.text === '' || !said.only('quote', 'target', 'operator') || said.does('remove', 'not', 'keep'))
      return 'unknown';
    return [...quote.text].length > limits.slogan ? 'unknown' : one({ kind: 'slogan', text: quote.text });
  }
  if (!about || !said.only('target', 'operator')) return null;
  if (said.does('remove')) return said.targets.every((t) => t === 'slogan' || t === 'icon') ? removed(said) : 'unknown';
  return said.does('add') ? one({ kind: 'show-slogan', shown: true }) : null;
};

/** “no icon and slogan”. */
const removed = (said: Said): readonly Wish[] => [
  { kind: 'show-slogan', shown: false },
  ...(said.targets.includes('icon') ? [{ kind: 'no-icon' } as const] : []),
];

const readSwap: Rule = (said) => {
  const swapped = said.tokens.some(({ word }) => swaps.has(word));
  if (!swapped || !said.targets.includes('colors') || said.has('color')) return null;
  return said.rest((t) => swaps.has(t.word)).every((t) => t.is === 'target' || t.is === 'filler') && !said.does('not', 'remove')
    ? one({ kind: 'swap-colors' })
    : 'unknown';
};

const readMonochrome: Rule = (said) => {
  if (!said.has('monochrome')) return null;
  const plain = said.only('monochrome', 'operator', 'target') && !said.does('not', 'remove', 'less');
  return plain && said.targets.every((t) => t === 'logo' || t === 'colors') ? one({ kind: 'monochrome' }) : 'unknown';
};

const readGround: Rule = (said) => {
  const [named] = said.of('ground');
  if (named !== undefined) {
    const plain = said.only('ground', 'operator', 'target', 'strength') && !said.does('not', 'remove', 'less');
    return plain && said.targets.every((t) => t === 'logo' || t === 'ground')
      ? one({ kind: 'ground', ground: named.ground })
      : 'unknown';
  }
  if (!said.targets.includes('ground') || said.has('color')) return null;
  if (said.does('remove') && said.only('target', 'operator')) return one({ kind: 'ground', ground: 'none' });
  const qualities = said.of('quality').map(({ quality }) => quality);
  if (qualities.length !== 1 || !said.only('target', 'operator', 'quality', 'strength') || said.targets.length > 1)
    return 'unknown';
  const [quality] = qualities;
  const dark = quality?.of === 'tone' && quality.tone === 'darker';
  const light =
    quality?.of === 'light' || (quality?.of === 'tone' && (quality.tone === 'lighter' || quality.tone === 'brighter'));
  if (!dark && !light) return 'unknown';
  return one({ kind: 'ground', ground: dark === said.reversed ? 'light' : 'dark' });
};

const opposite = { above: 'below', below: 'above', left: 'right', right: 'left' } as const;

const readPlace: Rule = (said) => {
  const places = said.of('place');
  if (places.length === 0) return null;
  const plain = said.only('place', 'operator', 'target') && !said.does('remove', 'not', 'keep', 'less');
  const free = places.every(({ word }) => word === 'stacked' || word === 'stack' || word === 'side by side');
  const subject = said.targets.find((t) => t === 'icon' || t === 'letters');
  if (!plain || (!free && !said.targets.includes('icon'))) return 'unknown';
  return places.map(({ place }) => ({ kind: 'place', place: subject === 'letters' && !free ? opposite[place] : place }));
};

const readAlone: Rule = (said) =>
  said.has('alone') && said.only('alone', 'operator', 'filler') && !said.does('not', 'less') ? one({ kind: 'no-icon' }) : null;

/** “A different font”. */
const isOtherFont = (said: Said): boolean =>
  said.does('another') &&
  said.only('operator', 'target') &&
  said.targets.every((t) => t === 'letters') &&
  said.targets.length > 0;

const readFamily: Rule = (said) => {
  const [family, ...others] = said.of('family');
  if (family === undefined)
    return isOtherFont(said) ? one({ kind: 'letters', letters: 'other', way: 1, strength: 'plain' }) : null;
  const plain = said.only('family', 'operator', 'target') && !said.does('not', 'remove', 'less', 'too');
  return plain && others.length === 0 && said.targets.every((t) => t === 'letters')
    ? one({ kind: 'family', family: family.family })
    : 'unknown';
};

const readCase: Rule = (said) => {
  const cases = said.of('case');
  if (cases.length === 0) return null;
  const plain = said.only('case', 'operator', 'target') && said.targets.every((t) => t === 'letters' || t === 'logo');
  if (!plain || cases.length > 1) return 'unknown';
  const [{ letterCase }] = cases as [(typeof cases)[0]];
  if (!said.does('not', 'remove', 'less')) return one({ kind: 'case', letterCase });
  return letterCase === 'upper' ? one({ kind: 'case', letterCase: 'title' }) : 'unknown';
};

/** Space between letters, or between icon and name. */
const readSpacing: Rule = (said) => {
  const asked = said.of('quality').map(({ quality }) => quality);
  const tracking = asked.find((q) => q.of === 'tracking');
  const spacing = said.targets.includes('spacing');
  if (!spacing && tracking === undefined) return null;
  const fits = asked.every((q) => q.of === 'tracking' || q.of === 'size' || q.of === 'wide');
  if (!fits || asked.length > 1 || !said.only('quality', 'operator', 'target', 'strength', 'place')) return 'unknown';
  const [quality] = asked;
  const asks = quality !== undefined || said.does('more', 'less', 'too', 'add', 'enough');
  if (!asks || said.targets.some((t) => t === 'slogan' || t === 'ground' || t === 'colors')) return 'unknown';
  const usual = quality?.of === 'tracking' || quality?.of === 'size' ? quality.way : 1;
  const way = said.reversed ? (-usual as 1 | -1) : usual;
  const { strength } = said;
  if (said.targets.includes('icon')) return one({ kind: 'gap', way, strength });
  const between = said.targets.includes('letters') || said.tokens.some(({ word }) => ofLetters.has(word));
  return between || tracking !== undefined ? one({ kind: 'tracking', way, strength }) : 'ambiguous';
};

const ofLetters: ReadonlySet<string> = new Set(['letter spacing', 'letterspacing', 'tracking', 'kerning']);

/** From what is most particular to what is most general. */
const rules: readonly Rule[] = [
  readPast,
  readLike,
  readKept,
  readSlogan,
  readSwap,
  readMonochrome,
  readAlone,
  readIcon,
  readGround,
  readPlace,
  readColors,
  readFamily,
  readCase,
  readSpacing,
  readQualities,
];
