import { expect, test } from 'vitest';
import { type BrandDraft, emptyDraft } from '../../draft/brand-draft.ts';
import { nameTrouble } from './steps.ts';
import { placeIn, searchOf } from './use-place.ts';

const named: BrandDraft = { ...emptyDraft, businessName: 'Juniper & Rye', step: 1 };
const traded: BrandDraft = { ...named, industry: 'Retail' };
const known: BrandDraft = {
  ...traded,
  quizAnswers: { energy: 'calm', personality: 'friend', values: 'quality', aesthetic: 'bold' },
  personality: 'Balanced Brand',
};
const styled: BrandDraft = {
  ...known,
  styleDirection: 'bold',
  fontStyle: 'serif',
  colorPreference: 'warm',
  iconPlacement: 'left',
};
const logo = (name: string): BrandDraft => ({ ...styled, selectedLogo: { name } as BrandDraft['selectedLogo'] });

test('[W-12] without a step in the address it is where the draft was left', () => {
  expect(placeIn('', { ...styled, step: 4 })).toEqual({ step: 4, question: 1 });
  expect(placeIn('', { ...traded, step: 3, quizAnswers: { energy: 'calm', personality: 'friend' } })).toEqual({
    step: 3,
    question: 3,
  });
});

test('[W-12] nobody is let past what is missing', () => {
  for (const [draft, most] of [
    [emptyDraft, 1],
    [{ ...named, businessName: ' x ' }, 1],
    [named, 2],
    [traded, 3],
    [known, 4],
    [styled, 5],
    [logo('Another Name'), 5],
    [logo('Juniper & Rye'), 7],
  ] as const) {
    expect(placeIn('?step=7', draft).step).toBe(most);
    expect(placeIn('?step=1', draft).step).toBe(1);
  }
  expect(placeIn('?step=6', emptyDraft).step).toBe(1);
  expect(placeIn('?step=3&question=4', { ...traded, quizAnswers: { energy: 'calm' } })).toEqual({ step: 3, question: 2 });
});

test('[W-07] the editor may be asked for without a logo, which it tells itself', () => {
  expect(placeIn('?step=6', styled).step).toBe(6);
  expect(placeIn('?step=6', logo('Another Name')).step).toBe(5);
});

test('[W-12] numbers that are none lead to the first step', () => {
  for (const text of ['0', '-1', 'x', '99999', '1e9', '2.5', '']) expect(placeIn(`?step=${text}`, emptyDraft).step, text).toBe(1);
  expect(searchOf({ step: 3, question: 2 })).toBe('?step=3&question=2');
  expect(searchOf({ step: 4, question: 2 })).toBe('?step=4');
});

test('[W-02] a name has two characters as a reader counts them, and at most 80', () => {
  for (const short of ['', ' ', 'K', ' K ', 'é', 'e\u0301']) expect(nameTrouble(short), short).toContain('at least 2 characters');
  for (const good of ['Ki', '山水', 'é!', 'K'.repeat(80)]) expect(nameTrouble(good), good).toBeNull();
  expect(nameTrouble('K'.repeat(81))).toContain('80 characters');
});
