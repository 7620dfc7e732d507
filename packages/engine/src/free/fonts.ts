/** A font a person may choose, under the name the product gives it. */
export interface FreeFont {
  /** What is stored: `font-sans`. */
  readonly value: string;
  readonly label: string;
  readonly category: string;
  /** The typeface of the catalogue that sets it. */
  readonly face: string;
}

const font = (value: string, label: string, category: string, face: string): FreeFont => ({ value, label, category, face });

/** The fonts of the free builder in the order in which they are shown; the first is the default. Eighteen different hands. */
export const freeFonts: readonly FreeFont[] = [
  font('font-sans', 'Modern Sans', 'Modern', 'inter-600'),
  font('font-serif', 'Classic Serif', 'Traditional', 'libre-baskerville-700'),
  font('font-display', 'Bold Display', 'Bold', 'anton-400'),
  font('font-script', 'Elegant Script', 'Elegant', 'parisienne-400'),
  font('font-mono', 'Tech Mono', 'Technical', 'jetbrains-mono-700'),
  font('font-rounded', 'Friendly Round', 'Friendly', 'nunito-700'),
  font('font-corporate', 'Corporate', 'Business', 'archivo-800'),
  font('font-creative', 'Creative Bold', 'Creative', 'syne-800'),
  font('font-luxury', 'Luxury Serif', 'Luxury', 'bodoni-moda-500'),
  font('font-playful', 'Playful Sans', 'Playful', 'lilita-one-400'),
  font('font-professional', 'Professional', 'Professional', 'montserrat-600'),
  font('font-artistic', 'Artistic', 'Artistic', 'kaushan-script-400'),
  font('font-minimal', 'Clean Minimal', 'Minimal', 'jost-500'),
  font('font-impact', 'Strong Impact', 'Strong', 'alfa-slab-one-400'),
  font('font-refined', 'Refined Elite', 'Refined', 'cinzel-500'),
  font('font-sport', 'Dynamic Sport', 'Dynamic', 'archivo-900i'),
  font('font-vintage', 'Vintage Classic', 'Vintage', 'besley-700'),
  font('font-future', 'Tech Future', 'Futuristic', 'tektur-700'),
];
