import { type Hex, hexToOklch } from '@brandwright/engine';

/** What people commonly connect with a hue. Studies disagree beyond this, so nothing more is claimed. */
interface Association {
  /** OKLCH hue in degrees at which it ends. */
  readonly below: number;
  readonly color: string;
  readonly with: string;
}

const associations: readonly Association[] = [
  { below: 15, color: 'Pink', with: 'care and playfulness' },
  { below: 45, color: 'Red', with: 'energy, warmth and urgency' },
  { below: 75, color: 'Orange', with: 'warmth, appetite and friendliness' },
  { below: 115, color: 'Yellow', with: 'light, optimism and attention' },
  { below: 165, color: 'Green', with: 'nature, growth and health' },
  { below: 215, color: 'Teal', with: 'calm, cleanliness and care' },
  { below: 275, color: 'Blue', with: 'trust, calm and competence' },
  { below: 325, color: 'Purple', with: 'imagination and quality' },
  { below: 361, color: 'Pink', with: 'care and playfulness' },
];

/** Chroma below which a color has no hue to speak of. */
const gray = 0.035;

/** One plain sentence on a color and its limits. */
export function associationOf(hex: Hex): string {
  const { l, c, h } = hexToOklch(hex);
  const found =
    c < gray
      ? l < 0.5
        ? { color: 'Black', with: 'clarity, weight and elegance' }
        : { color: 'Gray', with: 'restraint and neutrality' }
      : l < 0.5 && h >= 30 && h < 100
        ? { color: 'Brown', with: 'earth, craft and reliability' }
        : (associations.find(({ below }) => h < below) ?? { color: 'This color', with: 'many things' });
  return `People commonly associate ${found.color.toLowerCase()} with ${found.with}. Associations vary from person to person and culture to culture.`;
}
