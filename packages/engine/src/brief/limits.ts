/** Limits of a brief in code points, after normalizing (rows W-02, Y-01; names are at most 80 everywhere). */
export const limits = {
  name: 80,
  slogan: 90,
  description: 1000,
  /** Colors, seed and every other short text. */
  text: 200,
  /** Names of pictures, the pictures a client chooses, and those they rule out. */
  pictureName: 60,
  shownThings: 6,
  ruledOutThings: 40,
  /** Combining marks in a row: stacked Vietnamese and Indic syllables stay below, Zalgo does not. */
  marksInARow: 4,
} as const;
