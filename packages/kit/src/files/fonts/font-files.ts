import type { Brand, BrandFace } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import { slugOf } from '../slug.ts';

/** The full typefaces of name and slogan, their makers' licenses, and how to install and use them. */
export function fontFiles(brand: Brand): readonly KitFile[] {
  const { faces } = brand;
  if (faces.length === 0) return [];
  return [
    ...faces.map((face): KitFile => ({ path: fontPath(face), kind: 'font', face: face.id })),
    ...families(faces).map((face): KitFile => ({ path: `${folder(face)}/license.txt`, kind: 'font-licence', face: face.id })),
    { path: 'fonts/fonts.css', kind: 'text', text: () => fontCss(faces) },
    { path: 'fonts/how-to-install.txt', kind: 'text', text: () => howTo(faces) },
  ];
}

const folder = ({ family }: BrandFace): string => `fonts/${slugOf(family)}`;
const fontPath = (face: BrandFace): string => `${folder(face)}/${face.id}.ttf`;

/** The first face of each family. */
const families = (faces: readonly BrandFace[]): readonly BrandFace[] =>
  faces.filter((face, i) => faces.findIndex(({ family }) => family === face.family) === i);

/**
 * `@font-face` rules for the full font files. Some licenses forbid keeping the name on a subset or converted
 * font.
 */
const fontCss = (faces: readonly BrandFace[]): string =>
  faces
    .map(
      (face) => `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-style: ${face.italic ? 'italic' : 'normal'};
  font-display: swap;
  src: url("./${fontPath(face).slice('fonts/'.length)}") format("truetype");
}
`,
    )
    .join('\n');

function howTo(faces: readonly BrandFace[]): string {
  const list = faces.map(
    (face) =>
      `  ${used[face.role]}: ${face.family}, weight ${face.weight}${face.italic ? ', italic' : ''}\n      ${fontPath(face)}`,
  );
  return `Your brand's fonts
==================

${list.join('\n')}

The logo files don't need fonts. Every letter in them is an outline.
Install these fonts to use them yourself in headlines, signs and slides.


Mac
  Double-click the .ttf file, then choose Install in Font Book.

Windows
  Right-click the .ttf file and choose Install, or Install for all users.

Linux
  Copy the .ttf file to ~/.local/share/fonts and run fc-cache -f.

Google Docs, Canva, Figma
  Look for the font by name first, as it may already be there.
  If it isn't, upload the .ttf file as a custom font.

Your website
  Put this folder next to your stylesheet, and begin the stylesheet with
    @import "./fonts/fonts.css";
  Then use
${faces.map(({ family, weight, italic }) => `    font-family: "${family}"; font-weight: ${weight};${italic ? ' font-style: italic;' : ''}`).join('\n')}


Restart any open programs, or they won't list the new fonts.

Each font is free to use, even commercially, under the license.txt next to it.
You may share the files together with that license. You may not sell the fonts
by themselves. Some fonts reserve their name. If you convert or subset such a
font (to WOFF2, for example), you may have to rename it. The license explains
this.
`;
}

const used: Readonly<Record<BrandFace['role'], string>> = { name: 'Name', slogan: 'Slogan' };
