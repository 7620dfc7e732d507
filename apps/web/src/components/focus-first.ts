/** Moves the focus to the first field of a box, or to its first button where there is none. */
export const focusFirst = (box: HTMLElement | null): void =>
  box?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
