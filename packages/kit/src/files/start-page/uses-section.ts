import type { BrandColor } from '../brand.ts';
import { logoFileAt, logoPath } from '../logo/logo-path.ts';
import { type Ground, groundOf } from './ground.ts';
import type { Shelf } from './shelf.ts';
import type { Take, Use, UseGroup } from './uses.ts';

/** A link to a file. Shows its folder unless the previous link has the same. */
function link({ when, path }: Take, i: number, takes: readonly Take[]): string {
  const cut = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, cut);
  // Long names may break after hyphens, but not within words.
  const name = path.slice(cut).replaceAll('-', '-<wbr>');
  const note = when === null ? '' : `<span class="when">${when}</span> `;
  const known = takes[i - 1]?.path.startsWith(folder) === true;
  return `<li>${note}<a href="${path}">${known ? '' : `<span class="folder">${folder}</span>`}${name}</a></li>`;
}

/** Preview of a file: the file itself if browsers can show it, otherwise the drawing it was printed from. */
function shownOf(path: string, shelf: Shelf): { readonly src: string; readonly ground: Ground } | null {
  const file = logoFileAt(path);
  if (file !== null) {
    const src = shelf.first(logoPath(file.form, file.version, '.svg'), path);
    return src === null || !/\.(?:svg|png|jpg)$/.test(src) ? null : { src, ground: groundOf[file.version] };
  }
  // What is printed for a company has a picture of the same name.
  const src = shelf.first(path.replace(/(?:-print-cmyk)?\.pdf$/, '.png'), path);
  return src !== null && /\.(?:svg|png|jpg)$/.test(src) ? { src, ground: 'own' } : null;
}

/** Preview of files that list colors. */
const chips = (colors: readonly BrandColor[]): string =>
  `<div class="chips">${colors.map(({ role }) => `<span class="swatch-${role}"></span>`).join('')}</div>`;

/** Preview of files that are read. Its style stands here, so that pages of kits without such files stay as they are. */
const letters =
  '<p style="display:grid;place-items:center;height:100%;font-size:1.75rem;font-weight:600;color:inherit" aria-hidden="true">Aa</p>';

function row(use: Use, shelf: Shelf, colors: readonly BrandColor[]): string {
  const [main] = use.takes;
  const shown = use.takes.map(({ path }) => shownOf(path, shelf)).find((one) => one !== null) ?? null;
  const ground = use.photo === true ? 'photo' : (shown?.ground ?? 'none');
  const tab = main?.path === 'web/favicon.svg' ? ' tab' : '';
  const unseen = /\.(?:md|txt)$/.test(main?.path ?? '') ? letters : chips(colors);
  const picture = shown === null ? unseen : `<img src="${shown.src}" alt="">`;
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
