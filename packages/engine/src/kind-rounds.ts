/** Rounds of sets count from 0, those of kinds from here, so that the two differ in their faces. */
export const firstKindRound = 500;
/** A design's round is at most 999. */
export const lastKindRound = 499;
