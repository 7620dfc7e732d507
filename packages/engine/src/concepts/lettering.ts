import type { VariationStyle } from './variation-style.ts';

/**
 * Redrawn letters: one gesture through the whole name. They need no reason in the brief, only letters with
 * the right form.
 */
export const letteringTreatments = ['joined', 'open-a', 'stencil'] as const;
export type LetteringTreatment = (typeof letteringTreatments)[number];

type Likings = Readonly<Partial<Record<LetteringTreatment, number>>>;

/** Preference of each style for a gesture of letters, relative to plain settings (about 1). */
export const letteringLikings: Readonly<Record<VariationStyle, Likings>> = {
  'modern minimalist': { joined: 2, 'open-a': 1.6, stencil: 0.6 },
  'professional corporate': { joined: 1.6, 'open-a': 1.2, stencil: 0.8 },
  'creative artistic': { joined: 2, stencil: 2.2 },
  'tech-inspired': { joined: 1.2, 'open-a': 2 },
  'handcrafted artisan': { joined: 1.6, stencil: 1.2 },
  'bold statement': { joined: 1.2, 'open-a': 1.4, stencil: 1.2 },
  'elegant sophisticated': { stencil: 2.4, 'open-a': 1.6 },
  'playful friendly': { joined: 2.4 },
};
