import { webAddress } from '../contact/vcard.ts';
import type { Brand } from '../files/brand.ts';
import { markupText } from '../files/markup-text.ts';
import { oneLine, plainLine } from '../files/plain-line.ts';
import { edgeOf } from '../mockups/greek.ts';
import type { Contact } from '../stationery/contact.ts';
import type { Hero } from './hero.ts';

/** Width and height of the logo on the page, in pixels of CSS. */
export interface LogoSize {
  readonly width: number;
  readonly height: number;
}

/** The page. It has no script, and loads nothing from elsewhere. */
export function websiteHtml(brand: Brand, contact: Contact, hero: Hero, logo: LogoSize): string {
  const { design } = brand;
  const name = markupText(oneLine(design.name));
  const rtl = edgeOf(design, 0, 1).way === -1;
  return `<!DOCTYPE html>
<!--
  Website for ${plainLine(design.name).replaceAll('--', '- -')}.
  1. Replace the text under each comment that begins with REPLACE.
  2. Upload this whole folder to your web host. Any static host will do.
  3. Set lang="en" to the language of your text.
-->
<html lang="en"${rtl ? ' dir="rtl"' : ''}>
${head(brand, name)}
  <body>
    <header class="top">
      <a class="home" href="./">${picture('logo', name, logo)}</a>
      <nav aria-label="Page">
        <a href="#work">How we work</a>
        <a href="#contact">Contact</a>
      </nav>
    </header>
    <main>
${first(brand, hero)}
${work}
      <section class="part contact" id="contact">
        <h2>Contact</h2>
        <!-- REPLACE: your details. -->
        <address>
${contactLines(contact).join('\n')}
        </address>
      </section>
    </main>
    <footer>
      <p>© ${name}</p>
      <!-- REPLACE: add links to the pages your local law requires, such as a privacy policy. -->
    </footer>
  </body>
</html>
`;
}

const head = ({ brief }: Brand, name: string): string => `  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
    <!-- REPLACE: one or two sentences for search engines. -->
    <meta name="description" content="${brief.slogan === '' ? `How to reach ${name}, and how we work.` : markupText(oneLine(brief.slogan))}">
    <meta name="color-scheme" content="light dark">
    <!-- More sizes of this icon are in the kit’s “web” folder. -->
    <link rel="icon" href="favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="tokens.css">
    <link rel="stylesheet" href="style.css">
  </head>`;

const first = (brand: Brand, hero: Hero): string => `      <section class="hero">
        <div class="words">
          <!-- REPLACE: what you offer, in one short sentence. -->
          <h1>${markupText(firstWords(brand))}</h1>
          <!-- REPLACE: who it’s for, where you are and what makes you different. -->
          <p>Tell us what you need. We’ll tell you what we can do, and when.</p>
          <a class="button" href="#contact">Contact us</a>
        </div>
        ${heroArt(hero)}
      </section>`;

/** True for every business, until the owner replaces it. */
const work = `      <section class="part" id="work">
        <h2>How we work</h2>
        <!-- REPLACE: three steps, three services or three products. -->
        <ol>
          <li>
            <h3>Get in touch</h3>
            <p>Call or write. A few sentences will do.</p>
          </li>
          <li>
            <h3>Get an answer</h3>
            <p>We’ll tell you what we can do and what it will cost.</p>
          </li>
          <li>
            <h3>Get started</h3>
            <p>We’ll start when you say yes.</p>
          </li>
        </ol>
      </section>`;

const picture = (file: string, alt: string, { width, height }: LogoSize): string =>
  `<picture><source media="(prefers-color-scheme: dark)" srcset="${file}-on-dark.svg"><img src="${file}.svg" alt="${alt}" width="${width}" height="${height}"></picture>`;

/** The first words: the slogan, or a welcome. */
export const firstWords = ({ design, brief }: Brand): string =>
  brief.slogan === '' ? `Welcome to ${oneLine(design.name)}` : oneLine(brief.slogan);

/** Decoration: the logo above says the name already. */
function heroArt({ onDark }: Hero): string {
  const image = '<img src="hero.svg" alt="" width="640" height="640">';
  return onDark === null
    ? `<div class="art">${image}</div>`
    : `<div class="art"><picture><source media="(prefers-color-scheme: dark)" srcset="hero-on-dark.svg">${image}</picture></div>`;
}

/** What is empty is left out. */
function contactLines({ phone, email, website, address }: Contact): readonly string[] {
  const line = (inside: string): string => `          <p>${inside}</p>`;
  const shown = (text: string): string => markupText(oneLine(text));
  return [
    ...(phone === '' ? [] : [line(`<a href="tel:${phone.replace(/[^+\d]/g, '')}" dir="ltr">${nonBreaking(shown(phone))}</a>`)]),
    ...(email === ''
      ? []
      : [line(`<a href="mailto:${encodeURI(oneLine(email)).replace(/['&]/g, encodeURIComponent)}">${shown(email)}</a>`)]),
    ...(website === '' ? [] : [line(`<a href="${markupText(webAddress(website))}">${shown(website)}</a>`)]),
    ...(address.length === 0 ? [] : [line(address.map(shown).join('<br>'))]),
  ];
}

/** A phone number that stays in one line. */
const nonBreaking = (number: string): string => number.replaceAll(' ', '&nbsp;').replaceAll('-', '&#8209;');
