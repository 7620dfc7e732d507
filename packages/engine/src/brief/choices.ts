/** The twelve trades of the product (row W-03). */
export const industries = [
  'Food & Beverage',
  'Technology',
  'Healthcare',
  'Finance',
  'Retail',
  'Creative Services',
  'Consulting',
  'E-commerce',
  'Education',
  'Real Estate',
  'Fitness & Wellness',
  'Other',
] as const;
export type Industry = (typeof industries)[number];

/** Style direction, font style and icon placement (row W-05). */
export const styleDirections = ['elegant', 'minimalist', 'bold', 'playful'] as const;
export type StyleDirection = (typeof styleDirections)[number];

export const fontStyles = ['serif', 'sans-serif', 'handwritten', 'display'] as const;
export type FontStyle = (typeof fontStyles)[number];

export const iconPlacements = ['left', 'above', 'integrated', 'wordmark'] as const;
export type IconPlacement = (typeof iconPlacements)[number];
