import type { Variant } from '@brandwright/engine';
import type { MockupKind } from '@brandwright/kit';

/** A made-up firm that a page's picture is drawn for, and the slot of its eight that is shown. */
interface Sitter {
  readonly name: string;
  readonly slot: number;
}

const sitter = 'Marlow & Finch';

/** One name, twice: only the answers of the quiz differ. */
export const characters = [
  {
    key: 'character-a',
    name: sitter,
    label: 'Premium Professional',
    answers: 'Sophisticated, expert, high-quality, classic',
    brief: {
      name: sitter,
      personality: 'Premium Professional',
      quiz: { energy: 'sophisticated', personality: 'expert', values: 'quality', aesthetic: 'classic' },
    },
    slots: [0, 3, 6, 4],
  },
  {
    key: 'character-b',
    name: sitter,
    label: 'Friendly Creative',
    answers: 'Playful, friendly, open to everyone, organic',
    brief: {
      name: sitter,
      personality: 'Friendly Creative',
      quiz: { energy: 'playful', personality: 'friend', values: 'accessibility', aesthetic: 'organic' },
    },
    slots: [3, 5, 6, 4],
  },
] as const;

/** One firm a script; `lang` as a page writes it. */
export const scripts: readonly (Sitter & { readonly language: string })[] = [
  { name: 'قهوة الصباح', slot: 5, language: 'Arabic' },
  { name: '月と珈琲', slot: 7, language: 'Japanese' },
  { name: 'Ελιά', slot: 3, language: 'Greek' },
  { name: 'चाय घर', slot: 7, language: 'Hindi' },
  { name: 'בית הלחם', slot: 3, language: 'Hebrew' },
  { name: '달빛서점', slot: 3, language: 'Korean' },
  { name: 'บ้านกาแฟ', slot: 7, language: 'Thai' },
  { name: 'Северная Звезда', slot: 7, language: 'Russian' },
];

/** One design in all its dress. */
export const oneDesign = {
  name: 'First Light Bakery',
  slot: 6,
  variants: ['full', 'on-dark', 'mono-black', 'mono-white', 'mark'] satisfies Variant[],
} as const;

/** The coffee company of the sample kit (row H-04). */
export const kitSample = {
  brief: {
    name: 'Eco Coffee Co.',
    industry: 'Food & Beverage',
    colors: 'green',
    description: 'Organic coffee roastery',
  },
  /** As its own page tells of it (row M-04). */
  facts: {
    industry: 'Food & Beverage',
    personality: 'Eco-Friendly Pioneer',
    style: 'Modern & Clean',
    colors: 'Green and Earth Tones',
  },
  slot: 3,
  mockups: ['card', 'letterhead', 'post'] satisfies MockupKind[],
} as const;

/** Sample kits to leaf through besides that one. Their designs are drawn from the name alone; the rest is for their texts. */
export const otherKitSamples = [
  {
    id: 'sample-bakery',
    name: 'First Light Bakery',
    slot: 6,
    industry: 'Food & Beverage',
    description: 'Bakery with sourdough bread, croissants and morning buns',
    personality: 'Friendly Creative',
    style: 'Handmade & Warm',
    colors: 'Warm Earth Tones',
  },
  {
    id: 'sample-books',
    name: 'Brass Key Books',
    slot: 7,
    industry: 'Retail',
    description: 'Bookshop for crime novels and rare first editions',
    personality: 'Premium Professional',
    style: 'Classic & Quiet',
    colors: 'Brass and Ink',
  },
  {
    id: 'sample-studio',
    name: 'Green Door Studio',
    slot: 4,
    industry: 'Creative Services',
    description: 'Studio for interior design and small renovations',
    personality: 'Balanced Brand',
    style: 'Modern & Clean',
    colors: 'Green and Orange',
  },
] as const;

/** Beside the pages by which people get in. */
export const formPageFirms: readonly (Sitter & { readonly key: string })[] = [
  { key: 'login', name: 'Brass Key Books', slot: 7 },
  { key: 'signup', name: 'Green Door Studio', slot: 4 },
  { key: 'email', name: 'Pigeon & Post', slot: 7 },
  { key: 'contact', name: 'Paper Boat Post', slot: 7 },
];

/** Where a person's kits will stand. */
export const roomFirm: Sitter = { name: 'Seven Shelves', slot: 7 };

/** Whose variations the plans are shown with: as many pictures as a plan keeps. */
export const pricingBrief = { name: 'Juniper & Rye', industry: 'Food & Beverage' } as const;

/** Beside the help center and the API's documentation, by the page's own name. */
export const guideFirms: readonly (Sitter & { readonly key: string })[] = [
  { key: 'help-center', name: 'Lantern Lane', slot: 7 },
  { key: 'api-documentation', name: 'Copper Wire Works', slot: 2 },
];

/** What brand guidelines, design tips and the page about us are shown on (prerender/draw-editorial.ts). */
export const editorialSamples = {
  guidelines: { name: 'Tidewater Kayaks', slot: 3 },
  color: { name: 'Harbor Dental', slot: 5 },
  simple: { name: 'First Light Bakery', slot: 6 },
  consistent: { name: 'Plumb Line Builders', slot: 7 },
  process: { name: 'North Star Studio', slots: [7, 1, 3] },
  about: { name: 'Wren & Daughters', slot: 6 },
  measured: { name: 'Wren & Daughters', slot: 5 },
  names: [
    { name: 'Harbor Dental', slot: 0 },
    { name: 'Brass Key Books', slot: 7 },
    { name: 'Tidewater Kayaks', slot: 1 },
    { name: 'Juniper & Rye', slot: 2 },
  ],
} as const;
