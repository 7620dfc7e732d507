import type { fontStyles, LetterGenre } from '@brandwright/engine';

type FontStyle = (typeof fontStyles)[number];

/** The font style that most typefaces of a kind of letters belong to. */
const styles: Readonly<Record<LetterGenre, FontStyle>> = {
  'art deco': 'display',
  blackletter: 'display',
  'brush script': 'handwritten',
  'chunky display': 'display',
  'condensed sans': 'sans-serif',
  'elegant serif': 'serif',
  'fashion didone': 'serif',
  'fashion stencil serif': 'serif',
  futuristic: 'display',
  'geometric sans': 'sans-serif',
  grotesque: 'sans-serif',
  'hand-painted sans': 'display',
  'humanist sans': 'sans-serif',
  mono: 'sans-serif',
  'old-style serif': 'serif',
  'playful display': 'display',
  'rounded sans': 'sans-serif',
  script: 'handwritten',
  slab: 'serif',
  'sturdy serif': 'serif',
  typewriter: 'serif',
  'western slab': 'display',
  'wide sans': 'display',
};

/** The font style of the first kind of letters. Null without any. */
export function styleOfLetters([first]: readonly LetterGenre[]): FontStyle | null {
  return first === undefined ? null : styles[first];
}
