import { expect, test } from 'vitest';
import { contrastRatio } from '../color/contrast.ts';
import { coveringFaces } from '../concepts/face-rank.ts';
import { asDesigned, editorVoices } from './customization.ts';
import { inLook, kitPalettes, kitPersonalities, unchangedLook } from './looks.ts';
import { facesInVoice } from './voice-faces.ts';

test('[M-05] both inks of every palette keep 4.5:1 on their ground', () => {
  for (const { name, primaryColor, secondaryColor, backgroundColor } of kitPalettes)
    for (const ink of [primaryColor, secondaryColor])
      expect(contrastRatio(ink, backgroundColor), `${name} ${ink}`).toBeGreaterThanOrEqual(4.5);
});

test('[M-05] a look replaces colors and fonts of a design and leaves every other edit', () => {
  const own = {
    ...asDesigned,
    fontFamily: 'Lato',
    primaryColor: '#123456',
    isDarkMode: true,
    kerning: { 1: 20 },
    spacing: 120,
  } as const;
  expect(inLook(own, unchangedLook)).toEqual(own);
  expect(inLook(null, unchangedLook)).toEqual(asDesigned);
  const [palette] = kitPalettes;
  const { name, ...colors } = palette;
  expect(inLook(own, { palette: name, personality: null })).toEqual({ ...own, ...colors, isDarkMode: false });
  const [personality] = kitPersonalities;
  expect(inLook(own, { palette: null, personality: personality.name })).toEqual({
    ...own,
    voice: personality.voice,
    fontFamily: null,
    kerning: {},
  });
});

test('[M-05] each voice has faces of its own for a name, which differ between neighboring slots', () => {
  for (const text of ['Juniper & Rye', '小林堂', 'Ἀθῆναι', 'مطعم', 'A']) {
    const all = coveringFaces(text).length;
    for (const voice of editorVoices) {
      const faces = facesInVoice(voice, text, 0);
      expect(faces.length, text).toBe(Math.min(6, all));
      if (all > 1) expect(facesInVoice(voice, text, 1)[0]?.id, `${text} ${voice}`).not.toBe(faces[0]?.id);
    }
  }
  const first = editorVoices.map((voice) => facesInVoice(voice, 'Juniper & Rye', 0)[0]?.family);
  expect(new Set(first).size).toBe(editorVoices.length);
});
