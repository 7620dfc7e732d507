import { generateLogoRequest } from '@brandwright/contract';
import { expect, test } from 'vitest';
import { type BrandDraft, emptyDraft } from '../../draft/brand-draft.ts';
import { briefOf } from '../../draft/brief-of.ts';
import { generateBody } from './generate-body.ts';

const ask = (draft: Partial<BrandDraft>) =>
  generateBody({ brief: briefOf({ ...emptyDraft, ...draft }), slot: 3, round: 1, exclude: ['abcdefghij123'] });

test('[W-14] a generate call sends style, colors, keywords and every other answer by its name', () => {
  const body = ask({
    businessName: 'Juniper & Rye',
    description: 'We bake slow bread in the harbor.',
    industry: 'Food & Beverage',
    personality: 'Friendly Creative',
    quizAnswers: { energy: 'playful', personality: 'friend' },
    designTheme: 'Market Morning',
    styleDirection: 'minimalist',
    fontStyle: 'serif',
    colorPreference: 'nature',
    iconPlacement: 'left',
    slogan: 'bread, slowly',
  });
  expect(body).toEqual({
    businessName: 'Juniper & Rye',
    description: 'We bake slow bread in the harbor.',
    keywords: ['bake', 'slow', 'bread', 'harbor'],
    industry: 'Food & Beverage',
    personality: 'Friendly Creative',
    quizAnswers: { energy: 'playful', personality: 'friend' },
    designTheme: 'Market Morning',
    style: 'minimalist',
    fontStyle: 'serif',
    colors: 'nature',
    iconPlacement: 'left',
    slogan: 'bread, slowly',
    variations: 1,
    slot: 3,
    round: 1,
    exclude: ['abcdefghij123'],
  });
  expect(generateLogoRequest.parse(body)).toEqual(body);
});

test('[W-14] without a description there are no keywords to send', () => {
  expect(ask({ businessName: 'Kiln' })).not.toHaveProperty('keywords');
});
