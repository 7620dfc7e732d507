/** For tests: texts for `coffeeBrief` as a model writes them, with nothing to object to. */
import type { BrandCopy } from '../src/index.ts';

export const coffeeBrief = {
  name: 'Harbor & Pine',
  description: 'Small-batch coffee roasted by the sea',
  industry: 'Food & Beverage',
  personality: 'Friendly Creative',
} as const;

export const modelCopy: BrandCopy = {
  brandStory:
    'Harbor & Pine roasts small-batch coffee by the sea. Coffee is part of the morning, and the morning deserves some care. Small batches leave room to taste and adjust. We hope each cup tells you a little about the coast. Come in, sit down and stay for another.',
  missionStatement: 'To roast coffee that makes an ordinary morning better.',
  targetAudience: {
    primary: 'People who live near the sea and drink coffee every day.',
    demographics: 'Adults of all ages, many of them with two coffees a day.',
    psychographics: 'They care where things come from, and they’d rather buy a little of something good.',
  },
  brandVoice: {
    tone: 'Warm and direct. Write as you’d talk across the counter, and name three things people can taste.',
    personality: ['warm', 'direct', 'easy-going'],
  },
  marketingTips: [
    'Show the roaster at work on Instagram on Mondays.',
    'Ask regulars for a review on Google after their third visit.',
    'Write tasting notes in everyday words.',
    'Put a small card in every bag.',
    'If you’re certified, show the certificate at the counter.',
  ],
  colorPsychology: 'Deep teal feels calm and clear, like water in the morning. Sand adds warmth beside it.',
  taglines: [
    'Coffee from the coast',
    'Small batches, slow mornings',
    'Roasted within sight of the sea',
    'Your morning, by the sea',
    'Come in and taste it',
  ],
  elevator: 'Harbor & Pine roasts small-batch coffee by the sea for people who like their mornings slow.',
  bios: {
    instagram: 'Small-batch coffee, roasted by the sea. Come in and taste it.',
    twitter: 'Harbor & Pine. Coffee in small batches, roasted by the sea.',
    facebook: 'Small-batch coffee, roasted by the sea.',
    linkedin: 'Harbor & Pine roasts coffee in small batches by the sea.',
    youtube: 'Harbor & Pine roasts coffee by the sea. Watch how a small batch comes together, from green bean to cup.',
    pinterest: 'Coffee by the sea: brewing, small batches and slow mornings.',
  },
};
