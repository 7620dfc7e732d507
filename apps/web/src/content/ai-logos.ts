/** The words of the AI professional logo generator on a kit's page (row M-07). */
export const aiLogos = {
  text: 'Three more logos: icon-based, typographic and combination. Each is a transparent PNG, 1024 × 1024 pixels.',
  sample: 'These three were drawn for the sample kit.',
  drawnBy: 'Drawn by Brandwright’s built-in design engine.',
  arrangedBy: 'Names and layouts by Brandwright’s built-in design engine.',
  /** Said of an icon that a model drew; of the others only beside it. */
  icon: (model: string | null) =>
    model === null ? 'Icon by the built-in design engine.' : `Icon drawn by the AI model ${model}.`,
  sends: (model: string) =>
    `Sends your business name, industry and description to ${model}, an AI model, which draws two of the icons. Your account isn’t sent.`,
  sendsNothing: 'Our built-in design engine draws them. Nothing is sent to an AI model.',
  generate: 'Generate AI logos',
  again: 'Generate again',
  busy: 'Generating…',
  drawing: 'Drawing three logos…',
  left: (left: number, limit: number) => `${left} of ${limit} free generations left.`,
  noBrief: 'We can’t draw more logos for this kit because we don’t have your original answers.',
  grounds: { label: 'Background', light: 'Light', dark: 'Dark' },
  kinds: {
    'icon-based': ['Icon-based', 'The icon on its own, without your name.'],
    typographic: ['Typographic', 'Your name alone, set as a logo.'],
    combination: ['Combination', 'Icon and name together.'],
  },
  on: { light: 'on a light background', dark: 'on a dark background' },
  download: 'Download PNG',
  use: 'Use in this kit',
  used: (place: number) => `Logo ${place} in this kit`,
  choose: {
    title: (kind: string) => `Which design should the ${kind.toLowerCase()} logo replace?`,
    text: 'Your kit keeps the same number of designs. If you replace a finished logo, we’ll make its files from the new design. You can undo this in History.',
    files: 'Files already made',
    busy: 'Replacing…',
    replace: (name: string) => `Replace ${name}`,
    no: 'Cancel',
  },
  toasts: {
    account: ['Authentication Required', 'Please sign in to generate AI logos.'],
    limit: ['Usage Limit Reached', 'Upgrade to premium for unlimited AI logo generation!'],
    failed: ['Generation Failed', 'Failed to generate AI logos. Please try again.'],
    done: (count: number) => ['AI Logos Generated!', `${count} logos are ready.`] as const,
    adopted: (name: string) => [`${name} replaced`, 'You can undo this in History.'] as const,
  },
} as const;
