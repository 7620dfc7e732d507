/** A trade as the engine spells it: small letters, no possessive ending, spaces for signs. */
export const spelled = (trade: string): string =>
  trade
    .toLowerCase()
    .replace(/[’']s\b/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
