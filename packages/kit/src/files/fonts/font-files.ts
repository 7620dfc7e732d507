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
  return `Fonts of your brand
===================

${list.join('\n')}

The logo files need no fonts: every letter in them is a drawn outline.
Install these to write in the same type: headlines, signs, slides.


Mac
  Double-click the .ttf file, then choose Install in Font Book.

Windows
  Right-click the .ttf file and choose Install, or Install for all users.

Linux
  Copy the .ttf file to ~/.local/share/fonts and run fc-cache -f.

Google Docs, Canva, Figma
  Look for the family by its name first: most of these are offered there already.
  Otherwise upload the .ttf file where the program takes fonts of your own.

Your website
  Put this folder beside your stylesheet and begin it with
    @import "./fonts/fonts.css";
  then write
${faces.map(({ family, weight, italic }) => `    font-family: "${family}"; font-weight: ${weight};${italic ? ' font-style: italic;' : ''}`).join('\n')}


Restart programs that were open, or they will not list the new fonts.

Each family is free to use, also commercially, under the license.txt beside it.
You may pass the files on together with that license. You may not sell the fonts
by themselves. Some families reserve their name: a file that you convert or
shorten (WOFF2, subsets) may then have to be given another one; the license says so.
`;
}

const used: Readonly<Record<BrandFace['role'], string>> = { name: 'Name', slogan: 'Slogan' };
