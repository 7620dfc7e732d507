/** The eight variation styles of the gallery, in the order in which slots take them (row G-02). */
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
