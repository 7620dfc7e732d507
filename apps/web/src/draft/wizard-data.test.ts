import { expect, test } from 'vitest';
import { type BrandDraft, emptyDraft, parseDraft } from './brand-draft.ts';
import { briefOf } from './brief-of.ts';
import { keywordsOf } from './keywords.ts';
import { wizardData } from './wizard-data.ts';

const draft: BrandDraft = {
  ...emptyDraft,
  businessName: '  Juniper & Rye ',
  description: 'We bake slow bread and the best rye in the harbor. Bread, daily!',
  industry: 'Food & Beverage',
  personality: 'Friendly Creative',
  quizAnswers: { energy: 'playful', personality: 'friend' },
  designTheme: 'Market Morning',
  styleDirection: 'minimalist',
  fontStyle: 'serif',
  colorPreference: 'nature',
  iconPlacement: 'left',
  slogan: 'bread, slowly ',
};

test('[W-14] the wizard data have exactly the fields the product names', () => {
  expect(Object.keys(wizardData(draft)).sort()).toEqual(
    'businessName industry style colors description personality designTheme quizAnswers slogan keywords styleDirection fontStyle colorPreference iconPlacement selectedLogo logoCustomization'
      .split(' ')
      .sort(),
  );
  expect(wizardData(draft)).toMatchObject({
    businessName: 'Juniper & Rye',
    style: 'minimalist',
    colors: 'nature',
    keywords: ['bake', 'slow', 'bread', 'rye', 'harbor', 'daily'],
  });
});

test('[W-14] keywords: eight at most, of any script, without what says nothing', () => {
  expect(keywordsOf('')).toEqual([]);
  expect(keywordsOf('The and of IT')).toEqual([]);
  expect(keywordsOf('Frische Brötchen für Köln')).toEqual(['frische', 'brötchen', 'für', 'köln']);
  expect(keywordsOf('one two three four five six seven eight nine ten')).toHaveLength(8);
});

test('[W-14] the brief holds every answer, under the engine’s names', () => {
  expect(briefOf(draft)).toEqual({
    name: 'Juniper & Rye',
    description: 'We bake slow bread and the best rye in the harbor. Bread, daily!',
    industry: 'Food & Beverage',
    personality: 'Friendly Creative',
    style: 'minimalist',
    fontStyle: 'serif',
    colors: 'nature',
    iconPlacement: 'left',
    theme: 'Market Morning',
    quiz: { energy: 'playful', personality: 'friend' },
    slogan: 'bread, slowly',
  });
});

test('[W-12] a stored draft keeps its good fields whatever became of the others', () => {
  const stored = {
    ...draft,
    industry: 'Piracy',
    fontStyle: 7,
    quizAnswers: { energy: 'playful', mood: 'x', values: 'none' },
    step: 4,
  };
  expect(parseDraft(JSON.stringify(stored))).toEqual({
    ...draft,
    industry: '',
    fontStyle: '',
    quizAnswers: { energy: 'playful' },
    step: 4,
  });
  expect(parseDraft('{"businessName":')).toEqual(emptyDraft);
  expect(parseDraft('[]')).toEqual(emptyDraft);
});
