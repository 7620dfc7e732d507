import type { Brand } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import { markupText } from '../markup-text.ts';
import { colorSection, colorStrip, swatchRules } from './color-section.ts';
import { foldersSection } from './folders-section.ts';
import { gallerySection } from './gallery-section.ts';
import { groundColors } from './ground.ts';
import { type Shelf, shelfOf } from './shelf.ts';
import { type Space, spaceOf } from './space.ts';
import { spaceRules, spaceSection } from './space-section.ts';
import { pageStyle } from './style.ts';
import { facesSection, termsSection } from './terms.ts';
import { usesOf } from './uses.ts';
import { usesSection } from './uses-section.ts';

/** Forbids scripts. Pictures need no rule, because some browsers do not treat a local folder as `self`. */
const policy = "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** Its path, which other files of the kit name. */
export const startPath = 'start-here.html';

/**
 * The page to open first: which file to use when, all lockups and colors, and rules for the logo. One HTML
 * file that works from a folder, without network or scripts. Links and shows only `files`, and omits sections
 * without any.
 */
export const startPage = (brand: Brand, files: readonly { readonly path: string }[]): KitFile => ({
  path: startPath,
  kind: 'text',
  text: () => page(brand, shelfOf(files)),
});

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Empty if the kit has nothing for it. */
  readonly body: string;
}

function page(brand: Brand, shelf: Shelf): string {
  const { name, scheme } = brand.design;
  const space = spaceOf(brand);
  const chapters = chaptersOf(brand, space, shelf).filter(({ body }) => body !== '');
  const licenses = shelf.first('licenses.txt');
  const terms =
    licenses === null ? '' : ` See <a href="${licenses}">${licenses}</a> for what you can do with the designs and fonts.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Start here: ${markupText(name)}</title>
<style>
:root{${Object.entries(groundColors(brand.design))
    .map(([key, hex]) => `--${key}:${hex}`)
    .join(';')};--measure:${scheme.paints.name}}
${swatchRules(brand)}
${space === null ? '' : spaceRules(space)}
${pageStyle}
</style>
</head>
<body>
${cover(brand, shelf)}
<main class="wrap">
<div class="opening">
<div><p class="whose"><bdi>${markupText(name)}</bdi></p>
<h1>Start here.</h1>
<p class="lead">Find what you need your logo for, and use the file next to it. Everything works offline, and you don’t need a design program.</p></div>
<nav aria-label="On this page"><ul>${chapters.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>
</div>
${chapters.map(chapter).join('\n')}
</main>
<footer class="wrap"><div class="end"><p>Keep this folder together. This page shows the files in it.${terms}</p><p>Design ${markupText(brand.design.id)}</p></div></footer>
</body>
</html>
`;
}

const chaptersOf = (brand: Brand, space: Space | null, shelf: Shelf): readonly Chapter[] => [
  {
    id: 'which',
    title: 'Which file to use',
    lead: 'Use the first file listed. If there are others, the note beside each one tells you when to use it.',
    body: usesSection(usesOf(brand, shelf), shelf, brand.colors),
  },
  {
    id: 'forms',
    title: 'Every version of your logo',
    lead: 'A checkerboard means the background is transparent.',
    body: gallerySection(brand, shelf),
  },
  {
    id: 'colors',
    title: 'Colors',
    lead: 'Use HEX and RGB for screens and CMYK for print. Click a value to select all of it.',
    body: colorSection(brand),
  },
  {
    id: 'space',
    title: 'Clear space and size',
    lead: 'Calculated for your logo.',
    body: spaceSection(brand, space, shelf),
  },
  { id: 'type', title: 'Fonts', lead: '', body: brand.faces.length === 0 ? '' : facesSection(brand, shelf) },
  { id: 'formats', title: 'File types and color modes', lead: '', body: termsSection() },
  { id: 'folder', title: 'Also in this folder', lead: '', body: foldersSection(shelf) },
];

const chapter = ({ id, title, lead, body }: Chapter): string =>
  `<section class="chapter" id="${id}" aria-labelledby="${id}-title"><header><h2 id="${id}-title">${title}</h2>${
    lead === '' ? '' : `<p>${lead}</p>`
  }</header>\n<div>\n${body}\n</div></section>`;

/** The logo on its own ground, the mark on the other ground, and the palette. */
function cover(brand: Brand, shelf: Shelf): string {
  const { design, lockups } = brand;
  const forms = lockups.map(({ key }) => key);
  const logo = shelf.logo(forms, 'color', '.svg', '-1000.png', '-500.png', '.jpg');
  const { own, dark } = groundColors(design);
  const [version, ground] = own === dark ? (['transparent', 'white'] as const) : (['on-dark', 'dark'] as const);
  const mark = shelf.logo(['avatar', 'mark'], version, '.svg', '-1000.png', '-500.png');
  const first = logo === null ? '' : `<div class="plate on-own"><img src="${logo}" alt="${markupText(design.name)}"></div>`;
  const second = mark === null ? '' : `<div class="plate on-${ground}"><img src="${mark}" alt=""></div>`;
  return `<header class="cover${mark === null ? ' alone' : ''}">${first}${second}${colorStrip(brand)}</header>`;
}
