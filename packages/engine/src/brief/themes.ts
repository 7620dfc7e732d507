import type { Industry } from './choices.ts';

/** A design theme (row W-13): a ready direction for a trade, two of them in each of five trades. */
export interface DesignTheme {
  readonly industry: Industry;
  readonly name: string;
  readonly description: string;
  /** Families of the catalogue. */
  readonly headingFont: string;
  readonly bodyFont: string;
  /** `#RRGGBB`: first ink, second ink, accent, paper. */
  readonly colors: readonly [string, string, string, string];
}

const theme = (
  industry: Industry,
  name: string,
  description: string,
  [headingFont, bodyFont]: readonly [string, string],
  colors: DesignTheme['colors'],
): DesignTheme => ({ industry, name, description, headingFont, bodyFont, colors });

export const themes = [
  theme(
    'Technology',
    'Clear Signal',
    'Precise and calm, with open letters, deep blue and a bright accent.',
    ['Space Grotesk', 'Inter'],
    ['#14233F', '#2457D6', '#19C3B2', '#F3F6FB'],
  ),
  theme(
    'Technology',
    'Night Build',
    'Electric colors on a dark background, for teams that build.',
    ['Unbounded', 'Inter'],
    ['#2A1A5E', '#5B3DF0', '#C6F24E', '#F4F2FB'],
  ),
  theme(
    'Food & Beverage',
    'Market Morning',
    'A warm background, soft serifs and the red of ripe fruit.',
    ['Young Serif', 'Work Sans'],
    ['#7A2418', '#B6472B', '#E8A33D', '#FBF1E2'],
  ),
  theme(
    'Food & Beverage',
    'Green Kitchen',
    'Herbs, olive oil and honest type.',
    ['Bricolage Grotesque', 'DM Sans'],
    ['#24452B', '#5E7F2C', '#E2C044', '#F3F5E7'],
  ),
  theme(
    'Healthcare',
    'Gentle Care',
    'Rounded, clear and kind, in teal and warm sand.',
    ['Figtree', 'Figtree'],
    ['#0F4F57', '#2C8C8A', '#F0B46A', '#F2F8F7'],
  ),
  theme(
    'Healthcare',
    'Clinical Trust',
    'Plain, precise and quiet, with no room for doubt.',
    ['Hanken Grotesk', 'Hanken Grotesk'],
    ['#12305A', '#2F6FB5', '#6EC1A6', '#F4F8FC'],
  ),
  theme(
    'Finance',
    'Old Street',
    'Serif capitals and bottle green, for a well-established look.',
    ['EB Garamond', 'Jost'],
    ['#16382F', '#2F5B4B', '#C5A15A', '#F5F1E6'],
  ),
  theme(
    'Finance',
    'New Ledger',
    'A clear sans serif, deep blue and one precise accent.',
    ['Manrope', 'Manrope'],
    ['#101F3C', '#27509B', '#F2A541', '#F5F7FA'],
  ),
  theme(
    'Retail',
    'Atelier',
    'High-contrast letters in eggplant and blush, for a carefully curated shop.',
    ['Bodoni Moda', 'Jost'],
    ['#3B1030', '#8B3A5E', '#E5B39A', '#FBF1EE'],
  ),
  theme(
    'Retail',
    'Corner Store',
    'Friendly, loud enough, and open on Sundays.',
    ['Fredoka', 'Nunito'],
    ['#21306B', '#E4472F', '#F8C531', '#FFF6E5'],
  ),
] as const satisfies readonly DesignTheme[];

export type ThemeName = (typeof themes)[number]['name'];

export const themeNames: readonly ThemeName[] = themes.map((t) => t.name);

/** A theme by its name. */
export const themeNamed = (name: ThemeName): DesignTheme => themes.find((t) => t.name === name) as DesignTheme;
