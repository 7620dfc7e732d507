import type { Design } from '@brandwright/engine';
import briefs from '../../engine/testing/briefs.json' with { type: 'json' };
import { setOf } from '../../engine/testing/font-book.ts';

/** Every design of the engine's 24 specimen briefs, and of names that read from the right or do not fit. */
export const designs: readonly Design[] = [
  ...briefs,
  { name: 'قهوة الصباح', slogan: undefined },
  { name: 'The International Association of Independent Coffee Roasters & Sons', colors: 'monochrome' },
].flatMap((brief) => setOf(brief).designs);
