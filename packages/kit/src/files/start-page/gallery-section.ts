import type { Brand, LockupKey } from '../brand.ts';
import { formatName, logoFormats, logoPath } from '../logo/logo-path.ts';
import { type VersionKey, versionKeys } from '../logo/versions.ts';
import { markupText } from '../markup-text.ts';
import { groundOf } from './ground.ts';
import type { Shelf } from './shelf.ts';

const formNames: Readonly<Record<LockupKey, readonly [name: string, when: string]>> = {
  horizontal: ['Horizontal', 'For wide spaces such as headers, letterheads and signs.'],
  stacked: ['Stacked', 'For square or tall spaces such as stickers, bags and stories.'],
  combined: ['Combined', 'Name and mark in one, for seals, labels and intros.'],
  wordmark: ['Wordmark', 'The name alone, for small sizes, tight spaces and rows of logos.'],
  mark: ['Mark', 'For places where your name already appears nearby.'],
  avatar: ['Avatar', 'On a square, for profiles and app icons.'],
};

const versionNames: Readonly<Record<VersionKey, string>> = {
  color: 'Color, on its own background',
  transparent: 'Color, transparent, for light backgrounds',
  'on-dark': 'Color, on its dark background',
  'on-dark-transparent': 'Color, transparent, for dark backgrounds',
  black: 'Black',
  white: 'White',
  'one-color': 'Single color',
};

/** Every lockup in every color version, with links to its files. Omits those the kit lacks. */
export function gallerySection({ lockups, design }: Brand, shelf: Shelf): string {
  const name = markupText(design.name);
  const forms = [...new Set(lockups.map(({ key }) => key))].map((form, i) => {
    const plates = versionKeys.map((version) => plate(form, version, name, shelf)).filter((text) => text !== '');
    if (plates.length === 0) return '';
    const [title, when] = formNames[form];
    const lead = i === 0 ? `<span class="lead-form">The original design.</span> ${when}` : when;
    return `<div class="form form-${form}"><div class="form-head"><h3>${title}</h3><p>${lead}</p></div>\n<ul class="plates">\n${plates.join('\n')}\n</ul></div>`;
  });
  return forms.filter((text) => text !== '').join('\n');
}

function plate(form: LockupKey, version: VersionKey, name: string, shelf: Shelf): string {
  const files = logoFormats.flatMap((format) => {
    const path = shelf.first(logoPath(form, version, format));
    return path === null ? [] : [{ format, path }];
  });
  const shown = shelf.logo([form], version, '.svg', '-500.png', '-1000.png', '.jpg');
  if (shown === null) return '';
  const [what, said] = [formNames[form][0], versionNames[version]];
  const links = files.map(
    ({ format, path }) =>
      `<a href="${path}" aria-label="${formatName(format)}, ${what}, ${said.toLowerCase()}">${formatName(format)}</a>`,
  );
  return (
    `<li class="as-${version}"><div class="plate on-${groundOf[version]}"><img src="${shown}" alt="${name}: ${what}, ${said.toLowerCase()}"></div>` +
    `<h4>${said}</h4><p class="formats">${links.join(' ')}</p></li>`
  );
}
