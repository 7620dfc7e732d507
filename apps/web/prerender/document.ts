import { publicOnly, unknownOrigin } from '@brandwright/contract';
import type { Head } from '../src/page.tsx';

/** What a page's document is put together from. `tail` is markup that ends the head, `scripts` what ends the body. */
export interface DocumentParts {
  readonly head: Head;
  readonly body: string;
  readonly tail: string;
  readonly scripts: string;
  /** Of a page that search engines may show. */
  readonly listed?: Listed;
}

/** What search engines and networks are told of a page. */
interface Listed {
  readonly path: string;
  /** Its share picture, 1200 × 630, under the site's root. */
  readonly picture: string;
  /** Facts for programs (schema.org). */
  readonly facts: readonly object[];
}

/** The whole document around a page's body, as HTML. */
export const documentOf = ({ head, body, tail, scripts, listed }: DocumentParts): string =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(head.title)}</title>`,
    head.description === undefined ? '' : `<meta name="description" content="${escaped(head.description)}">`,
    head.hidden ? '<meta name="robots" content="noindex">' : '',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${tail}${listed === undefined ? '' : listing(head, listed)}</head>`,
    `<body><div id="page">${body}</div>${scripts}</body></html>`,
  ].join('');

/** Tags of a page that may be found and shared. Those with an address wait for the server, which knows the origin. */
function listing({ title, description = '' }: Head, { path, picture, facts }: Listed): string {
  const properties = { 'og:site_name': 'Brandwright', 'og:type': 'website', 'og:title': title, 'og:description': description };
  const at = (place: string): string => unknownOrigin + place;
  const shown = {
    'og:url': at(path),
    'og:image': at(picture),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  return [
    ...Object.entries(properties).map(tag),
    '<meta name="twitter:card" content="summary_large_image">',
    publicOnly(
      [
        `<link rel="canonical" href="${at(path)}">`,
        ...Object.entries(shown).map(tag),
        ...facts.map((fact) => `<script type="application/ld+json">${JSON.stringify(fact).replaceAll('<', '\\u003c')}</script>`),
      ].join(''),
    ),
  ].join('');
}

const tag = ([property, content]: readonly [string, string]): string =>
  `<meta property="${property}" content="${escaped(content)}">`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
