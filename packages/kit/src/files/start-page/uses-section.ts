import type { BrandColor } from '../brand.ts';
import { logoFileAt, logoPath } from '../logo/logo-path.ts';
import { type Ground, groundOf } from './ground.ts';
import type { Shelf } from './shelf.ts';
import type { Take, Use, UseGroup } from './uses.ts';

/** A path as a link: the file's name to look for, under its folder where that is not the one before. */
function link({ when, path }: Take, i: number, takes: readonly Take[]): string {
  const cut = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, cut);
  // A long name may break after its hyphens, never within a word.
  const name = path.slice(cut).replaceAll('-', '-<wbr>');
  const note = when === null ? '' : `<span class="when">${when}</span> `;
  const known = takes[i - 1]?.path.startsWith(folder) === true;
  return `<li>${note}<a href="${path}">${known ? '' : `<span class="folder">${folder}</span>`}${name}</a></li>`;
}

/** What is shown of a file: itself when browsers can, else the drawing it was printed from. */
function shownOf(path: string, shelf: Shelf): { readonly src: string; readonly ground: Ground } | null {
  const file = logoFileAt(path);
  if (file !== null) {
    const src = shelf.first(logoPath(file.form, file.version, '.svg'), path);
    return src === null || !/\.(?:svg|png|jpg)$/.test(src) ? null : { src, ground: groundOf[file.version] };
  }
  return /\.(?:svg|png|jpg)$/.test(path) ? { src: path, ground: 'own' } : null;
}

/** What stands for files that are lists of colors. */
const chips = (colors: readonly BrandColor[]): string =>
  `<div class="chips">${colors.map(({ role }) => `<span class="swatch-${role}"></span>`).join('')}</div>`;

function row(use: Use, shelf: Shelf, colors: readonly BrandColor[]): string {
  const [main] = use.takes;
  const shown = main === undefined ? null : shownOf(main.path, shelf);
  const ground = use.photo === true ? 'photo' : (shown?.ground ?? 'none');
  const tab = main?.path === 'web/favicon.svg' ? ' tab' : '';
  const picture = shown === null ? chips(colors) : `<img src="${shown.src}" alt="">`;
  return (
    `<li class="use"><div class="plate on-${ground}${tab}">${picture}</div>` +
    `<div class="why"><h4>${use.title}</h4><p>${use.advice}</p></div><ul class="take">${use.takes.map(link).join('')}</ul></li>`
  );
}

/** “I need it for … → take this file”. */
export const usesSection = (groups: readonly UseGroup[], shelf: Shelf, colors: readonly BrandColor[]): string =>
  groups
    .map(
      ({ title, uses }) =>
        `<h3>${title}</h3>\n<ul class="uses">\n${uses.map((use) => row(use, shelf, colors)).join('\n')}\n</ul>`,
    )
    .join('\n');
