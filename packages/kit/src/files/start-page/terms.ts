import type { Brand } from '../brand.ts';
import { markupText } from '../markup-text.ts';
import type { Shelf } from './shelf.ts';

const terms: readonly (readonly [term: string, meaning: string])[] = [
  ['SVG', 'Outlines for screens: sharp at any size, a few kilobytes. For websites, apps and design programs.'],
  ['PDF', 'Outlines for paper: print shops prefer it, and everybody can open it.'],
  ['EPS', 'Outlines for machines: what sign makers, plotters and older print programs ask for.'],
  ['PNG', 'A picture of pixels that may have no ground. The number in the name is its longer side in pixels; do not enlarge it.'],
  ['JPG', 'A picture of pixels that always has a ground. Only where nothing else is taken.'],
  ['RGB', 'Color as light, for everything that is seen on a screen.'],
  ['CMYK', 'Color as four inks, for everything that is printed. It looks duller on a screen: judge it on paper.'],
];

export const termsSection = (): string =>
  `<dl class="terms">\n${terms.map(([term, meaning]) => `<div><dt>${term}</dt><dd>${meaning}</dd></div>`).join('\n')}\n</dl>`;

/** The typefaces of the logo and links to their files. */
export function facesSection({ faces, design }: Brand, shelf: Shelf): string {
  const files = shelf.paths.filter((path) => /^fonts\/.*\.(?:ttf|otf|woff2?)$/.test(path));
  const set = faces.map(
    ({ role, family, weight, italic }) =>
      `<div><dt>${family} ${weight}${italic ? ' Italic' : ''}</dt><dd>${role === 'name' ? 'The name' : 'The slogan'}. ` +
      'In the logo its letters are outlines, so nobody needs the font to show or print it.</dd></div>',
  );
  const links = files.map((path) => `<li><a href="${path}">${path.slice('fonts/'.length)}</a></li>`).join('');
  const list =
    links === '' ? '' : `<div><dt>To write as <bdi>${markupText(design.name)}</bdi></dt><dd><ul>${links}</ul></dd></div>`;
  return `<dl class="terms">${set.join('')}${list}</dl>`;
}
