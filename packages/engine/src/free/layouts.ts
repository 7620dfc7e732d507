/** How icon and words may stand. */
export interface FreeLayout {
  readonly value: FreeLayoutName;
  readonly label: string;
  readonly detail: string;
}

export const freeLayoutNames = ['stacked', 'inline', 'icon-left'] as const;
export type FreeLayoutName = (typeof freeLayoutNames)[number];

/** The layouts of the free builder; the first is the default. */
export const freeLayouts: readonly FreeLayout[] = [
  { value: 'stacked', label: 'Stacked', detail: 'Icon on top' },
  { value: 'inline', label: 'Inline', detail: 'Icon and text on one line' },
  { value: 'icon-left', label: 'Icon left', detail: 'Large icon beside the text' },
];
