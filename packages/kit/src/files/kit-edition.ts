/** Raised with every change that makes another kit of the same brand. */
export const kitEdition = 12;
