import type { Head } from '../src/page.tsx';

/** What a page's document is put together from. `tail` is markup that ends the head, `scripts` what ends the body. */
export interface DocumentParts {
  readonly head: Head;
  readonly body: string;
  readonly tail: string;
  readonly scripts: string;
}

/** The whole document around a page's body, as HTML. */
export const documentOf = ({ head, body, tail, scripts }: DocumentParts): string =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(head.title)}</title>`,
    head.description === undefined ? '' : `<meta name="description" content="${escaped(head.description)}">`,
    head.hidden ? '<meta name="robots" content="noindex">' : '',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${tail}</head>`,
    `<body><div id="page">${body}</div>${scripts}</body></html>`,
  ].join('');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
