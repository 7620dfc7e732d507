import { plainLine } from '../files/plain-line.ts';
import type { Hero } from './hero.ts';

/** A font of the page. */
export interface WebFace {
  readonly family: string;
  readonly weight: number;
  /** Path beside the stylesheet. Null if the face is too large for a page, and only used where it is installed. */
  readonly file: string | null;
  /** CSS family after it. */
  readonly generic: 'sans-serif' | 'serif';
}

export interface WebFaces {
  readonly headings: WebFace;
  readonly body: WebFace;
}

const stack = ({ family, generic }: WebFace): string =>
  `"${family}", ${generic === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif'}`;

/** Name of the font file on the page. The family’s own name would give its one weight to all text. */
const shipped = 'Brand headings';

const fontFace = ({ weight, file }: WebFace): string =>
  file === null
    ? ''
    : `@font-face {
  font-family: "${shipped}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${file}") format("truetype");
}

`;

/** From where the words are. What does not fit leaves at the end of the lines and at the foot. */
const covering =
  '.art img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; object-position: var(--start) top; }';

/** Looks of the picture on the first screen: at its own size, cut by the edges, or as a pattern. */
const artCss: Readonly<Record<Hero['front'], string>> = {
  crop: covering,
  letter: covering,
  name: covering,
  panel:
    '.art { display: grid; place-items: center; padding: 3rem; }\n.art img { inline-size: auto; block-size: auto; max-inline-size: min(100%, 20rem); max-block-size: 24rem; }',
  sign: '.art { display: grid; place-items: center; padding: 2rem; }\n@media (width >= 48rem) { .art { border-inline-end: 1rem solid var(--brand-action); } }\n.art img { inline-size: 100%; max-inline-size: 24rem; block-size: auto; }',
};

/** Text and links of the whole page. */
const pageCss = `*, *::before, *::after { box-sizing: border-box; }

html { color-scheme: light dark; scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }

body {
  margin: 0;
  background: var(--brand-surface);
  color: var(--brand-text);
  font: 1.0625rem/1.55 var(--text);
  text-align: var(--start);
}

h1, h2, h3, p, address { margin: 0; unicode-bidi: plaintext; overflow-wrap: anywhere; }
h1, h2, h3 { font-family: var(--headings); font-weight: var(--headings-weight); line-height: 1.1; text-wrap: balance; }
address { font-style: normal; }
a { color: inherit; text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
img { display: block; }
`;

/** The logo and the links above the page. */
const topCss = `
.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  padding: 1.25rem var(--side);
}
.home img { inline-size: auto; block-size: 2.75rem; max-inline-size: 70vw; object-fit: contain; object-position: var(--start) center; }
nav { display: flex; gap: 1.5rem; }
nav a { padding-block: 0.65rem; text-decoration: none; }
nav a:hover { text-decoration: underline; }
`;

/** The first screen: words, and a picture beside or below them. */
const heroCss = `
.hero { display: grid; background: var(--hero); color: var(--on-hero); }
.words { display: grid; align-content: end; justify-items: start; gap: 1.5rem; padding: 3.5rem var(--side); }
h1 { max-inline-size: 16ch; font-size: var(--display); letter-spacing: -0.015em; }
.words p { max-inline-size: 34ch; font-size: 1.25rem; }
.button {
  padding: 0.85rem 1.5rem;
  background: var(--on-hero);
  color: var(--hero);
  font-family: var(--headings);
  font-weight: var(--headings-weight);
  text-decoration: none;
}
.button:hover { text-decoration: underline; }
.art { position: relative; min-block-size: 20rem; overflow: hidden; background: var(--art); }
`;

/** The parts below the first screen. */
const partCss = `
.part { padding: clamp(3.5rem, 8vw, 7rem) var(--side); }
h2 { font-size: clamp(1.75rem, 3vw, 2.5rem); color: var(--brand-action); }
h3 { font-size: 1.25rem; }
ol { display: grid; gap: 2.25rem; margin: 2.5rem 0 0; padding: 0; list-style: none; }
ol p { max-inline-size: 40ch; margin-block-start: 0.5rem; color: var(--brand-text-muted); }
.contact { border-block-start: 1px solid color-mix(in srgb, var(--brand-text) 16%, transparent); }
.contact address { display: grid; gap: 0.35rem; margin-block-start: 1.5rem; }
.contact a { display: inline-block; padding-block: 0.4rem; }
footer { padding: 2rem var(--side); color: var(--brand-text-muted); font-size: 0.9375rem; }
`;

/** Columns on screens of 768 px and more. */
const wideCss = `
@media (width >= 48rem) {
  .hero { grid-template-columns: 7fr 5fr; min-block-size: min(44rem, 80vh); }
  ol { grid-template-columns: repeat(3, 1fr); gap: 3rem; }
  .contact { display: grid; grid-template-columns: 1fr 2fr; gap: 3rem; }
  .contact address { margin-block-start: 0; }
}
`;

/** Letters above which the first words are smaller. */
const long = 36;

/** The stylesheet of the page. Its colors and fonts are the tokens of the kit. `words` are the first on the page. */
export function websiteCss(name: string, words: string, hero: Hero, faces: WebFaces, rtl: boolean): string {
  const { front, ground, ink, plate } = hero;
  return `/* ${plainLine(name)}: the website. Colors and fonts come from tokens.css. */

${fontFace(faces.headings)}:root {
  --headings: ${faces.headings.file === null ? '' : `"${shipped}", `}${stack(faces.headings)};
  --headings-weight: ${faces.headings.weight};
  --text: ${stack(faces.body)};
  --hero: ${ground ?? 'var(--brand-surface)'};
  --on-hero: ${ground === null ? 'var(--brand-text)' : ink};
  --art: ${plate ?? 'transparent'};
  --start: ${rtl ? 'right' : 'left'};
  --display: ${words.length > long ? 'clamp(2rem, 3.6vw, 3.25rem)' : 'clamp(2.5rem, 5.6vw, 4.75rem)'};
  --side: clamp(1.25rem, 5vw, 5rem);
}

${pageCss}
${topCss}
${heroCss}
${artCss[front]}
${partCss}
${wideCss}
`;
}
