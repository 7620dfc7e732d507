import { expect, test } from 'vitest';
import { anchors } from './anchors.ts';
import { oklchToHex } from './oklch.ts';
import { preferenceColors } from './preference-colors.ts';
import { colorPreferences } from './scheme.ts';

test('[W-05] each of the six preferences is shown in the colors it is drawn with', () => {
  for (const preference of colorPreferences) {
    const [first] = anchors[preference];
    expect(preferenceColors[preference], preference).toEqual(
      [first?.ink, first?.partner, first?.accent].map((color) => (color ? oklchToHex(color) : null)),
    );
  }
});
