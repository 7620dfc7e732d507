import { unknownOrigin } from '@brandwright/contract';
import type { SitePage } from '../src/pages.ts';

/** robots.txt: the pages may be read, except what belongs to a person. */
export const robotsText = (pages: readonly SitePage[]): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    ...pages.filter(({ own }) => own).map(({ path }) => `Disallow: ${path.replace('_id', '')}`),
    `Sitemap: ${unknownOrigin}/sitemap.xml`,
    '',
  ].join('\n');

/** sitemap.xml of pages that search engines may show. */
export const sitemap = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${unknownOrigin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
