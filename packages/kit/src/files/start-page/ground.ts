import { contrastRatio, type Design, type Hex } from '@brandwright/engine';
import type { VersionKey } from '../logo/versions.ts';

/** Background of a picture on the page. */
export type Ground = 'own' | 'dark' | 'white' | 'paper' | 'strong' | 'clear' | 'clear-dark' | 'photo';

/** The usual background of each color version. Checkerboards mark files without a ground. */
export const groundOf: Readonly<Record<VersionKey, Ground>> = {
  color: 'own',
  transparent: 'clear',
  'on-dark': 'dark',
  'on-dark-transparent': 'clear-dark',
  black: 'paper',
  white: 'strong',
  'one-color': 'white',
};

/** Background colors of pictures, as custom properties of the page. They ignore the reader's dark mode. */
export function groundColors({ scheme: { paints, onDark, palette } }: Design): Readonly<Record<string, Hex>> {
  const dark = onDark.ground ?? palette.dark;
  const bold = [palette.primary, palette.secondary, dark].find((hex) => contrastRatio('#FFFFFF', hex) >= 4.5);
  return {
    own: paints.ground ?? '#FFFFFF',
    dark,
    paper: contrastRatio('#000000', palette.paper) >= 12 ? palette.paper : '#FFFFFF',
    strong: bold ?? '#171614',
  };
}
