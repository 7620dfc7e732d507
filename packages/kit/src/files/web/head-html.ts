import type { Brand } from '../brand.ts';
import { markupText } from '../markup-text.ts';
import { iconGround } from './icon-ink.ts';
import { shareSize } from './share-image.ts';

/**
 * Tags for the head of a page beside these files. Placeholders for the owner are in brackets and capitals:
 * `[PAGE TITLE]`. Only the picture's URL is absolute, because networks fetch it from elsewhere.
 */
export function headHtml({ design, brief }: Brand): string {
  const name = markupText(design.name);
  const described = brief.slogan === '' ? '[ONE SENTENCE ABOUT THIS PAGE]' : markupText(brief.slogan);
  return `<!-- Paste this into the <head> of every page. The paths are relative, so put the files from this folder next to the page or change the paths. -->

<!-- Icons. The first is for old browsers, and the second is for all others. iOS and Android use the next two. -->
<link rel="icon" href="favicon.ico" sizes="32x32">
<link rel="icon" href="favicon.svg" sizes="any" type="image/svg+xml">
<link rel="apple-touch-icon" href="apple-touch-icon.png">
<link rel="manifest" href="site.webmanifest">
<meta name="application-name" content="${name}">
<meta name="apple-mobile-web-app-title" content="${name}">

<!-- The color of the browser interface, where it can be set. -->
<meta name="theme-color" content="${iconGround(design)}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${design.scheme.palette.dark}" media="(prefers-color-scheme: dark)">

<!-- What people see when this page is shared. REPLACE everything in [BRACKETS]. The picture needs a full URL. -->
<meta property="og:type" content="website">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="[PAGE TITLE]">
<meta property="og:description" content="${described}">
<meta property="og:url" content="https://[YOUR DOMAIN]/">
<meta property="og:image" content="https://[YOUR DOMAIN]/share-${shareSize.width}x${shareSize.height}.png">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${shareSize.width}">
<meta property="og:image:height" content="${shareSize.height}">
<meta property="og:image:alt" content="${name}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="[PAGE TITLE]">
<meta name="twitter:description" content="${described}">
<meta name="twitter:image" content="https://[YOUR DOMAIN]/share-${shareSize.width}x${shareSize.height}.png">
<meta name="twitter:image:alt" content="${name}">
`;
}
