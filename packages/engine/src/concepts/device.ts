import type { VariationStyle } from './variation-style.ts';

/** Devices on one letter of the name. They need a reason in the brief and a letter with the right form. */
export const deviceTreatments = [
  'picture-letter',
  'picture-dot',
  'picture-initial',
  'orbit',
  'counter-arrow',
  'snowcap',
  'lit-counter',
  'bar-letter',
  'tilted',
  'pictured',
] as const;
export type DeviceTreatment = (typeof deviceTreatments)[number];

export const isDevice = (treatment: string): treatment is DeviceTreatment =>
  (deviceTreatments as readonly string[]).includes(treatment);

type Likings = Readonly<Partial<Record<DeviceTreatment, number>>>;

/** Preference of each style for a device that the brief suggests, relative to plain settings (about 1). */
export const deviceLikings: Readonly<Record<VariationStyle, Likings>> = {
  'modern minimalist': {
    pictured: 0.9,
    'picture-letter': 0.6,
    'picture-dot': 1,
    'picture-initial': 1.4,
    orbit: 1,
    snowcap: 0.7,
    'lit-counter': 1,
    'bar-letter': 1,
  },
  'professional corporate': {
    pictured: 0.9,
    'picture-letter': 0.3,
    'picture-dot': 0.5,
    'picture-initial': 1.1,
    orbit: 0.5,
    'counter-arrow': 1,
    snowcap: 0.7,
    'lit-counter': 0.5,
    'bar-letter': 0.7,
  },
  'creative artistic': {
    pictured: 1.4,
    'picture-letter': 1.4,
    'picture-dot': 1.4,
    'picture-initial': 1.4,
    orbit: 1.2,
    snowcap: 1,
    'lit-counter': 1.2,
    'bar-letter': 0.6,
    tilted: 1.2,
  },
  'tech-inspired': {
    pictured: 1.4,
    'picture-letter': 0.5,
    'picture-dot': 0.5,
    'picture-initial': 1.4,
    orbit: 1.2,
    'counter-arrow': 0.9,
    'lit-counter': 0.6,
    'bar-letter': 1.2,
  },
  'handcrafted artisan': {
    pictured: 1.4,
    'picture-letter': 1.2,
    'picture-dot': 1.2,
    'picture-initial': 0.8,
    snowcap: 1,
    'lit-counter': 0.8,
  },
  'bold statement': {
    pictured: 2.2,
    'picture-letter': 1.4,
    'picture-initial': 1.6,
    orbit: 0.7,
    'counter-arrow': 1.8,
    snowcap: 1.4,
    'bar-letter': 0.9,
    tilted: 1,
  },
  'elegant sophisticated': { 'picture-dot': 0.6, 'picture-initial': 0.4, 'lit-counter': 0.7 },
  'playful friendly': {
    pictured: 1.5,
    'picture-letter': 1.6,
    'picture-dot': 1.6,
    'picture-initial': 1.5,
    orbit: 1.6,
    'lit-counter': 0.8,
    tilted: 1.6,
  },
};
