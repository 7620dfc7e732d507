/** The words of the section in which a kit’s texts are written (rows I). */
export const enhancement = {
  text: 'Your brand’s story, mission, audience, voice and marketing tips, written for this kit. We’ll also add them to your guidelines and kit files.',
  enhance: 'Enhance',
  busy: 'Writing…',
  checking: 'Checking your plan…',
  /** Before its files are there. */
  later: 'You can do this as soon as the kit is finished.',
  /** Beside the button, for people without a paid order. */
  paid: 'Included in every paid plan.',
  plans: 'See plans',
  /** By the kind of its writer. */
  check: {
    'built-in': 'It only knows what you’ve told us. Check every statement before you publish it.',
    model: 'AI can be wrong. Check every statement before you publish it.',
  },
  /** Of texts that speak of other colors than the kit has now. */
  stale: 'Your colors have changed since this was written.',
  again: 'Write another version',
  /** Announced when the texts are there. */
  ready: 'Your brand copy is ready.',
  toasts: {
    done: 'Brand Enhanced!',
    doneText: 'Your next download will include this copy.',
    failed: ['Enhancement Failed', 'Failed to enhance brand kit. Please try again.'],
    premium: 'Premium Feature',
  },
  parts: {
    brandStory: 'Brand story',
    missionStatement: 'Mission',
    elevator: 'In one sentence',
    taglines: 'Taglines',
    targetAudience: 'Target audience',
    brandVoice: 'Brand voice',
    colorPsychology: 'Color psychology',
    marketingTips: 'Marketing tips',
    bios: 'Social media bios',
  },
  audience: { primary: 'Who they are', demographics: 'Demographics', psychographics: 'Interests and values' },
  copy: 'Copy',
  copyOf: (what: string) => `Copy: ${what}`,
  copied: (what: string) => `Copied: ${what}`,
  copyFailed: 'Your browser blocked copying.',
  /** Characters of a profile text. */
  count: (count: number, limit: number) => `${count} of ${limit} characters`,
} as const;
