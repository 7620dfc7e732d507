/** Where a drawing of the build stands in its page: `<div data-art="cell-0">`. */
export const artKey = (kind: 'cell' | 'proof' | 'lost' | 'panel', which: string | number): string => `${kind}-${which}`;
