/** The words under a visitor's own designs. The name follows. */
export const ownDesigns = {
  caption: 'Drawn for',
} as const;
