/** The gallery's eight variation styles, in slot order (G-02). */
export const variationStyles = [
  'modern minimalist',
  'professional corporate',
  'creative artistic',
  'tech-inspired',
  'handcrafted artisan',
  'bold statement',
  'elegant sophisticated',
  'playful friendly',
] as const;
export type VariationStyle = (typeof variationStyles)[number];
