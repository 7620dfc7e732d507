import { describe, expect, it } from 'vitest';
import { type Brief, parseBrief } from '../../brief/brief.ts';
import { createRandom } from '../../random.ts';
import { nameParts } from '../name-parts.ts';
import { markCandidates } from './candidates.ts';

const base = { name: 'Fernwell', industry: 'Fitness & Wellness' };

function briefOf(input: object): Brief {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Error('the brief must parse');
  return parsed.value;
}

/** Relevance of the strongest picture of each concept. */
function concepts(input: object): ReadonlyMap<string, number> {
  const brief = briefOf(input);
  const out = new Map<string, number>();
  for (const { concept, relevance } of markCandidates(brief, nameParts(brief.letters), createRandom('test'))) {
    if (concept !== null) out.set(concept, Math.max(out.get(concept) ?? 0, relevance));
  }
  return out;
}

describe('every text of a brief weighs in', () => {
  it('the name leads', () => {
    expect([...concepts(base)].sort((a, b) => b[1] - a[1])[0]?.[0]).toBe('fern');
    expect(concepts({ ...base, name: 'Moonwell' }).has('fern')).toBe(false);
  });

  it('the description brings its trade, and the pictures of the industry at large leave', () => {
    const before = concepts({ name: 'Aldana', industry: 'Retail' });
    const after = concepts({ name: 'Aldana', industry: 'Retail', description: 'Shoes made to measure' });
    expect(before.has('shoe')).toBe(false);
    expect(after.has('shoe')).toBe(true);
    const trade = ['bag', 'store', 'gift'];
    expect(trade.filter((id) => before.has(id)).length).toBe(2);
    expect(trade.filter((id) => after.has(id))).toEqual([]);
  });

  it('the slogan adds what nothing else says', () => {
    expect(concepts(base).has('moon')).toBe(false);
    expect(concepts({ ...base, slogan: 'Under the moon' }).has('moon')).toBe(true);
  });

  it.each([
    [{ energy: 'calm' }, 'wave', 'mountain'],
    [{ personality: 'leader' }, 'mountain', 'wave'],
  ])('the quiz (%j) prefers %s to what it was beside %s', (quiz, sooner, than) => {
    const open = { name: 'Aldana', industry: 'Fitness & Wellness', description: 'Mountain and wave' };
    const share = (found: ReadonlyMap<string, number>): number => (found.get(sooner) ?? 0) / (found.get(than) ?? 1);
    expect(share(concepts({ ...open, quiz }))).toBeGreaterThan(share(concepts(open)));
  });

  it('personality and style choose as the quiz does', () => {
    const open = { name: 'Aldana', industry: 'Finance', description: 'Castle and wave' };
    const castle = (input: object): number => concepts(input).get('castle') ?? 0;
    expect(castle({ ...open, personality: 'Dynamic Leader' })).toBeGreaterThan(castle(open));
    expect(concepts({ ...open, style: 'minimalist' }).get('wave') ?? 0).toBeGreaterThan(concepts(open).get('wave') ?? 0);
  });
});

describe('words are read in their context', () => {
  it.each([
    [{ name: 'Maison Okoye', industry: 'Retail', description: 'Fashion atelier' }, 'house'],
    [{ name: 'Bell & Søns', industry: 'Real Estate' }, 'bell'],
    [{ name: 'Anna Bell', industry: 'Creative Services', description: 'Photography' }, 'bell'],
    [{ name: 'Baker Dental', industry: 'Healthcare' }, 'bread'],
    [{ name: 'Acorn Pension', industry: 'Finance' }, 'bed'],
    [{ name: 'Hammer & Nail', industry: 'Other', description: 'Carpentry' }, 'beauty'],
  ])('%j does not draw %s', (input, concept) => expect(concepts(input).has(concept)).toBe(false));

  it.each([
    [{ name: 'Bell', industry: 'Retail', description: 'Bells and chimes' }, 'bell'],
    [{ name: 'The Baker', industry: 'Food & Beverage' }, 'bread'],
    [{ name: 'House of Oak', industry: 'Real Estate' }, 'house'],
  ])('%j still draws %s', (input, concept) => expect(concepts(input).has(concept)).toBe(true));
});

it('a capital drawn like a Latin one gets its constructions, whatever it sounds like', () => {
  const ids = (name: string): readonly string[] => {
    const brief = briefOf({ name, industry: 'Other' });
    return markCandidates(brief, nameParts(brief.letters), createRandom('test')).map((m) => m.id);
  };
  expect(ids('Каравелла').filter((id) => /^(?:track|horizon|fold)\/k/u.test(id)).length).toBeGreaterThan(0);
  expect(ids('Žofie').filter((id) => /^(?:track|horizon|fold)\//u.test(id))).toEqual([]);
});

it('initials that read as something else are no mark', () => {
  const brief = briefOf({ name: 'Saffron Street', industry: 'Other' });
  const ids = markCandidates(brief, nameParts(brief.letters), createRandom('test')).map((m) => m.id);
  expect(ids.filter((id) => /SS$/u.test(id))).toEqual([]);
  expect(ids).toContain('tile/disc+S');
  // Letters that float in a ring, and two either side of a hairline, are for scripts that nothing else builds.
  expect(ids.filter((id) => /^(?:ring|pair)\//u.test(id))).toEqual([]);
});
