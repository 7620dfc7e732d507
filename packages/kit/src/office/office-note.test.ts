import { expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import { textAt } from '../../testing/file-text.ts';
import { officeFiles } from './office-files.ts';
import { officeTheme } from './office-theme.ts';

test('[K-13] the note names every font of the office files, and where it is', () => {
  for (const brand of brands) {
    const files = officeFiles(brand);
    const note = textAt(files, 'office/how-to-use.txt');
    const { headings, body } = officeTheme(brand);
    for (const { faces } of [headings, body])
      for (const { id, family } of faces) {
        expect(note).toContain(family);
        const known = brand.faces.some((face) => face.id === id);
        expect(files.some(({ path }) => path === `office/fonts/${id}.ttf`)).toBe(!known);
      }
    for (const line of note.split('\n')) expect(line.length).toBeLessThanOrEqual(200);
  }
});
