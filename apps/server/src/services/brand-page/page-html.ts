import type { BrandPageRow, KitRow } from '@brandwright/data';
import type { Design, Hex } from '@brandwright/engine';
import { nearestColorName, typefaces } from '@brandwright/engine/documents';
import { sharedView } from '../sharing/shared-view.ts';
import { groundOf, type PagePicture, pagePictures, platesOf, wrongUses } from './page-pictures.ts';
import { copyScript, pageStyle } from './page-style.ts';

interface Shown {
  readonly page: BrandPageRow;
  readonly kit: KitRow;
  readonly design: Design;
  /** Where people reach the product; null where nobody does from elsewhere. */
  readonly origin: string | null;
}

/** A page with the style and the script that its policy allows. Neither holds a text of a person. */
interface BrandPageDocument {
  readonly html: string;
  readonly style: string;
  readonly script: string;
}

/** The whole brand page, which reads the same with scripts off. Every text of a person is escaped. */
export function brandPageHtml(shown: Shown): BrandPageDocument {
  const { page, kit, design, origin } = shown;
  const name = escaped(kit.businessName);
  const at = `/brand/${page.slug}`;
  const pictures = pagePictures(design, kit.businessName);
  const shownAs = (key: string, loading: 'eager' | 'lazy' = 'lazy'): string => imageOf(at, key, pictures.get(key), loading);
  const title = `${name}: logo, colors and fonts`;
  const description = escaped(
    firstLine(page.about) || `${kit.businessName} brand page: logo, colors, fonts and how to use them.`,
  );
  const hexes = sharedView(kit, design).colors.map(({ hex }) => hex);
  const colors = [...new Set(hexes)].filter((hex) => /^#[0-9A-F]{6}$/i.test(hex));
  const grounds = colors.map((hex, i) => `.c${i}{background:${hex}}`).join('');
  const faces = facesOf(design);
  const fonts = faces.map(
    ({ id }) =>
      `@font-face{font-family:"brand-${id}";src:url("${at}/${id}.ttf");font-display:swap}.f-${id}{font-family:"brand-${id}",system-ui,sans-serif;font-weight:400}`,
  );
  const style = `${pageStyle}.hero{background:${groundOf(design)}}${grounds}${fonts.join('')}`;
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${title}</title><meta name="description" content="${description}">`,
    `<meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta name="twitter:card" content="summary_large_image">${tagsOf(origin, at, name)}`,
    `<link rel="icon" href="${at}/view-tab.png" type="image/png">`,
    `<style>${style}</style></head>`,
    `<body><a class="skip" href="#main">Skip to content</a><header class="hero">${shownAs('hero', 'eager')}</header><main id="main">`,
    `<h1${faces[0] === undefined ? '' : ` class="f-${faces[0].id}"`}><bdi>${name}</bdi></h1>${aboutOf(page)}`,
    section(
      'Logo',
      `<ul class="plates">${platesOf(design)
        .map((plate) => `<li>${shownAs(plate.key)}<p>${plate.label}</p>${linksOf(page, plate)}</li>`)
        .join('')}</ul>`,
    ),
    section(
      'Clear space',
      `<p>On every side, leave as much space as the logo is tall. Keep text, images and page edges out of it.</p><figure class="clear">${shownAs('clear-space')}</figure>`,
    ),
    section(
      'Do',
      '<ul class="rules"><li>Use the logo as it is, in one of the versions above.</li><li>Choose the version that stands out from the background.</li><li>Show it at least 24 px tall on screen and 0.5 in (12.7 mm) wide in print.</li></ul>',
    ),
    section(
      'Don’t',
      `<ul class="plates four">${wrongUses(design)
        .map(({ rule }, i) => `<li>${shownAs(`wrong-${i + 1}`)}<p>${rule}</p></li>`)
        .join('')}</ul>`,
    ),
    section(
      'Colors',
      `<ul class="colors">${colors.map((hex, i) => colorOf(hex as Hex, i)).join('')}</ul><p id="said" role="status"></p>`,
    ),
    section(
      'Fonts',
      `<ul class="faces">${faces.map(({ id, family, weight, sets }) => `<li><p class="big f-${id}" aria-hidden="true">Aa Bb Cc 123</p><p><strong>${escaped(family)}</strong>, weight ${weight}, used for ${sets}</p></li>`).join('')}</ul>`,
    ),
    contactOf(page),
    '</main><footer><p>Made with <a href="/">Brandwright</a></p></footer>',
    `<script>${copyScript}</script></body></html>`,
  ].join('');
  return { html, style, script: copyScript };
}

/** What networks read, where people reach the page. */
const tagsOf = (origin: string | null, at: string, name: string): string =>
  origin === null
    ? ''
    : `<link rel="canonical" href="${origin}${at}"><meta property="og:url" content="${origin}${at}"><meta property="og:image" content="${origin}${at}/share.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="${name} logo">`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text as HTML, within elements and in quoted attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const imageOf = (at: string, key: string, picture: PagePicture | undefined, loading: 'eager' | 'lazy'): string =>
  picture === undefined
    ? ''
    : `<img src="${at}/view-${key}.png" alt="${escaped(picture.label)}" width="${picture.width}" height="${picture.height}" loading="${loading}">`;

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
