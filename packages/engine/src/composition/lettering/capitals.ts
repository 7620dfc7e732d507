import { roundCapitals } from './round-capitals.ts';
import { straightCapitals } from './straight-capitals.ts';
import type { Draw } from './strokes.ts';

/** The drawn alphabet: capitals and the ampersand, for any width, height and hand. */
export const capitals: Readonly<Record<string, Draw>> = { ...straightCapitals, ...roundCapitals };
