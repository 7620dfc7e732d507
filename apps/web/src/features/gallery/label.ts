/** The number of a place as it is written under its slot: the first is “01”. */
export const labelOf = (position: number): string => String(position + 1).padStart(2, '0');
