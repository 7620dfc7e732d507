import type { BrandPageRow, KitRow } from '@brandwright/data';
import type { Design, Hex } from '@brandwright/engine';
import { nearestColorName, typefaces } from '@brandwright/engine/documents';
import { sharedView } from '../sharing/shared-view.ts';
import { clearSpaceArt, escaped, heroArt, plateArt, platesOf, wrongUses } from './page-art.ts';
import { copyScript, pageStyle } from './page-style.ts';

interface Shown {
  readonly page: BrandPageRow;
  readonly kit: KitRow;
  readonly design: Design;
  /** Where people reach the product; null where nobody does from elsewhere. */
  readonly origin: string | null;
}

/** The whole brand page as HTML, which reads the same with scripts off. Every text of a person is escaped. */
export function brandPageHtml(shown: Shown): string {
  const { page, kit, design, origin } = shown;
  const name = escaped(kit.businessName);
  const at = `/brand/${page.slug}`;
  const { art, ground } = heroArt(design);
  const title = `${name}: logo, colors and fonts`;
  const description = escaped(
    firstLine(page.about) || `The brand page of ${kit.businessName}: logo, colors, fonts and how to use them.`,
  );
  const hexes = sharedView(kit, design).colors.map(({ hex }) => hex);
  const colors = [...new Set(hexes)].filter((hex) => /^#[0-9A-F]{6}$/i.test(hex));
  const grounds = colors.map((hex, i) => `.c${i}{background:${hex}}`).join('');
  const faces = facesOf(design);
  const fonts = faces.map(
    ({ id }) =>
      `@font-face{font-family:"brand-${id}";src:url("${at}/${id}.ttf");font-display:swap}.f-${id}{font-family:"brand-${id}",system-ui,sans-serif;font-weight:400}`,
  );
  const tags =
    origin === null
      ? ''
      : `<link rel="canonical" href="${origin}${at}"><meta property="og:url" content="${origin}${at}"><meta property="og:image" content="${origin}${at}/share.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="${name} logo">`;
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${title}</title><meta name="description" content="${description}">`,
    `<meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta name="twitter:card" content="summary_large_image">${tags}`,
    `<link rel="icon" href="${at}/icon.svg" type="image/svg+xml">`,
    `<style>${pageStyle}.hero{background:${ground}}${grounds}${fonts.join('')}</style></head>`,
    `<body><a class="skip" href="#main">Skip to content</a><header class="hero">${art}</header><main id="main">`,
    `<h1${faces[0] === undefined ? '' : ` class="f-${faces[0].id}"`}><bdi>${name}</bdi></h1>${aboutOf(page)}`,
    section(
      'Logo',
      `<ul class="plates">${platesOf(design)
        .map((plate) => `<li>${plateArt(plate, kit.businessName)}<p>${plate.label}</p>${linksOf(page, plate)}</li>`)
        .join('')}</ul>`,
    ),
    section(
      'Clear space',
      `<p>Leave clear space on every side equal to the logo’s height. Keep text, pictures and page edges out of it.</p><figure class="clear">${clearSpaceArt(design)}</figure>`,
    ),
    section(
      'Do',
      '<ul class="rules"><li>Use the logo as it is, in one of the versions above.</li><li>Choose the version that stands out from the background.</li><li>Show it at least 24 px tall on screen and 0.5 in (12.7 mm) wide in print.</li></ul>',
    ),
    section(
      'Don’t',
      `<ul class="plates four">${wrongUses(design)
        .map(({ rule, art: wrong }) => `<li>${wrong}<p>${rule}</p></li>`)
        .join('')}</ul>`,
    ),
    section(
      'Colors',
      `<ul class="colors">${colors.map((hex, i) => colorOf(hex as Hex, i)).join('')}</ul><p id="said" role="status"></p>`,
    ),
    section(
      'Fonts',
      `<ul class="faces">${faces.map(({ id, family, weight, sets }) => `<li><p class="big f-${id}" aria-hidden="true">Aa Bb Cc 123</p><p><strong>${escaped(family)}</strong>, ${weight}, for ${sets}</p></li>`).join('')}</ul>`,
    ),
    contactOf(page),
    '</main><footer><p>Made with <a href="/">Brandwright</a></p></footer>',
    `<script>${copyScript}</script></body></html>`,
  ].join('');
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').slice(0, 160);

const section = (title: string, inside: string): string => `<section><h2>${title}</h2>${inside}</section>`;

const aboutOf = ({ about }: BrandPageRow): string =>
  about
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p class="about" dir="auto">${escaped(line)}</p>`)
    .join('');

const contactOf = ({ contact }: BrandPageRow): string =>
  contact === ''
    ? ''
    : section(
        'Contact',
        `<p><a href="mailto:${escaped(encodeURIComponent(contact).replace('%40', '@'))}">${escaped(contact)}</a></p>`,
      );

/** The files of a drawing that everyone may have. */
function linksOf({ slug, downloads }: BrandPageRow, { key, label }: ReturnType<typeof platesOf>[number]): string {
  const types = downloads === 'none' ? [] : downloads === 'png' ? ['png'] : ['svg', 'png'];
  const link = (type: string): string =>
    `<a href="/brand/${slug}/${key}.${type}" download aria-label="${label}: download ${type.toUpperCase()}">${type.toUpperCase()}</a>`;
  return types.length === 0 ? '' : `<p class="files">${types.map(link).join('')}</p>`;
}

function colorOf(hex: Hex, i: number): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const name = nearestColorName(hex);
  const called = name.charAt(0).toUpperCase() + name.slice(1);
  return `<li><span class="swatch c${i}"></span><p><strong>${escaped(called)}</strong><br>${hex}<br>rgb(${r}, ${g}, ${b})</p><button type="button" data-copy="${hex}" aria-label="Copy ${hex}" hidden>Copy</button></li>`;
}

/** The typefaces that a design sets its name and slogan in, with what each is for. */
export function facesOf(design: Pick<Design, 'genome' | 'scene'>) {
  const slogan = design.scene.shapes.some(({ part }) => part === 'slogan') ? design.genome.partners.slogan : null;
  const ids = [...new Set([design.genome.face, ...(slogan === null ? [] : [slogan])])];
  return ids.flatMap((id) => {
    const face = typefaces.find((one) => one.id === id);
    if (face === undefined || !/^[a-z0-9-]{1,60}$/.test(id)) return [];
    const sets = id !== design.genome.face ? 'the slogan' : slogan === id ? 'the name and the slogan' : 'the name';
    return [{ id, family: face.family, weight: face.weight, sets }];
  });
}
