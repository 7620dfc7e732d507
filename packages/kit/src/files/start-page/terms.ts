import type { Brand } from '../brand.ts';
import type { Shelf } from './shelf.ts';

const terms: readonly (readonly [term: string, meaning: string])[] = [
  [
    'SVG',
    'A vector file for screens, sharp at any size and only a few kilobytes. Use it for websites, apps and design programs.',
  ],
  ['PDF', 'A vector file for print. Print shops prefer it, and anyone can open it.'],
  ['EPS', 'A vector file for cutting machines. Sign makers and older print programs often need it.'],
  [
    'PNG',
    'An image made of pixels that can have a transparent background. The number in the file name is the longer side in pixels. Don’t enlarge it.',
  ],
  ['JPG', 'An image made of pixels that always has a background. Use it only where nothing else is accepted.'],
  ['RGB', 'Color made of light, for everything on a screen.'],
  ['CMYK', 'Color made of four inks, for everything in print. It looks duller on a screen, so judge it on paper.'],
];

export const termsSection = (): string =>
  `<dl class="terms">\n${terms.map(([term, meaning]) => `<div><dt>${term}</dt><dd>${meaning}</dd></div>`).join('\n')}\n</dl>`;

/** The typefaces of the logo and links to their files. */
export function facesSection({ faces }: Brand, shelf: Shelf): string {
  const files = shelf.paths.filter((path) => /^fonts\/.*\.(?:ttf|otf|woff2?)$/.test(path));
  const set = faces.map(
    ({ role, family, weight, italic }) =>
      `<div><dt>${family} ${weight}${italic ? ' Italic' : ''}</dt><dd>Used for the ${role}. ` +
      'The letters in the logo are outlines, so nobody needs the font to view or print it.</dd></div>',
  );
  const links = files.map((path) => `<li><a href="${path}">${path.slice('fonts/'.length)}</a></li>`).join('');
  const list = links === '' ? '' : `<div><dt>Fonts for text that matches your logo</dt><dd><ul>${links}</ul></dd></div>`;
  return `<dl class="terms">${set.join('')}${list}</dl>`;
}
