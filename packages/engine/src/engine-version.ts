/** Stored with every design. Increment it when the same brief may draw differently. */
export const engineVersion = '0.4.0';
