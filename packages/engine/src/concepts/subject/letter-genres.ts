import type { Face } from '../face.ts';

/** Kinds of letters by which designers say what suits a trade, in the order of their codes in `subjects.json` (a, b, c …). */
export const letterGenres = [
  'art deco',
  'blackletter',
  'brush script',
  'chunky display',
  'condensed sans',
  'elegant serif',
  'fashion didone',
  'fashion stencil serif',
  'futuristic',
  'geometric sans',
  'grotesque',
  'hand-painted sans',
  'humanist sans',
  'mono',
  'old-style serif',
  'playful display',
  'rounded sans',
  'script',
  'slab',
  'sturdy serif',
  'typewriter',
  'western slab',
  'wide sans',
] as const;
export type LetterGenre = (typeof letterGenres)[number];

/** The code of a genre: a letter. */
export const genreCode = (genre: LetterGenre): string => String.fromCharCode(firstCode + letterGenres.indexOf(genre));
const firstCode = 'a'.charCodeAt(0);

const list = (text: string): readonly string[] => text.split(', ');

/** Families of each genre, judged by eye. A family without a genre is neutral for every trade. */
const familiesOf: Readonly<Partial<Record<LetterGenre, readonly string[]>>> = {
  'art deco': list('Poiret One, Josefin Sans, Italiana, Forum, Marcellus, Tenor Sans'),
  'brush script': list('Mr Dafoe, Yellowtail, Caveat, Oleo Script'),
  'chunky display': list(
    'Lilita One, Gasoek One, Dela Gothic One, Caprasimo, Calistoga, Shrikhand, Paytone One, Alfa Slab One, Anton, Abril Fatface',
  ),
  'condensed sans': list('Oswald, Bebas Neue, Barlow Condensed, Sofia Sans Extra Condensed, Anton'),
  'elegant serif': list(
    'Playfair Display, Cormorant Garamond, Cormorant, Marcellus, Cinzel, Italiana, Instrument Serif, Prata, Forum, GFS Didot, Noto Serif Display, EB Garamond, Kalnia',
  ),
  'fashion didone': list('Bodoni Moda, Abril Fatface, Playfair Display, GFS Didot, Noto Serif Display, Prata, Yeseva One'),
  futuristic: list('Tektur, Unbounded, Krona One, Jura, Advent Pro, Syne'),
  'geometric sans': list(
    'Montserrat, Poppins, Outfit, Jost, Josefin Sans, Raleway, Urbanist, League Spartan, Sora, Figtree, Red Hat Display, DM Sans',
  ),
  grotesque: list(
    'Inter, Work Sans, Archivo, Schibsted Grotesk, Familjen Grotesk, Bricolage Grotesque, Hanken Grotesk, Host Grotesk, Epilogue, Space Grotesk, Instrument Sans, Funnel Display',
  ),
  'hand-painted sans': list('Lilita One, Calistoga, Bricolage Grotesque, Shantell Sans, Gabarito, Familjen Grotesk'),
  'humanist sans': list(
    'Commissioner, Golos Text, Onest, Hanken Grotesk, Work Sans, Figtree, Instrument Sans, Geologica, IBM Plex Sans',
  ),
  'old-style serif': list(
    'EB Garamond, Lora, Libre Baskerville, Alegreya, Newsreader, Literata, Spectral, Cormorant Garamond, Fraunces, Young Serif',
  ),
  'playful display': list(
    'Fredoka, Baloo 2, Lilita One, Shantell Sans, Playpen Sans, Caprasimo, Shrikhand, Calistoga, Gasoek One, Sriracha',
  ),
  'rounded sans': list('Nunito, Quicksand, Fredoka, Baloo 2, Rubik, Gabarito, Paytone One'),
  script: list(
    'Sacramento, Yellowtail, Grand Hotel, Oleo Script, Playball, Courgette, Marck Script, Style Script, Pinyon Script, Mr Dafoe, Parisienne',
  ),
  slab: list('Zilla Slab, Bitter, Besley, Alfa Slab One'),
  'sturdy serif': list(
    'Young Serif, DM Serif Display, Literata, Bitter, Libre Baskerville, Besley, Alegreya, Gloock, Lora, Caprasimo',
  ),
  'western slab': list('Alfa Slab One'),
  'wide sans': list('Krona One, Unbounded, Syne, Dela Gothic One, Epilogue'),
};

const genresByFamily = new Map<string, LetterGenre[]>();
for (const [genre, families] of Object.entries(familiesOf) as [LetterGenre, readonly string[]][])
  for (const family of families) genresByFamily.set(family, [...(genresByFamily.get(family) ?? []), genre]);

/** What letters suit a trade, and which never do. */
export interface TradeLetters {
  readonly fits: ReadonlySet<LetterGenre>;
  readonly never: ReadonlySet<LetterGenre>;
}

const read = (codes: string): ReadonlySet<LetterGenre> =>
  new Set([...codes].flatMap((code) => letterGenres[code.charCodeAt(0) - firstCode] ?? []));

/** Reads such letters as `subjects.json` has them: `fkt/bh`. */
export function readLetters(codes: string): TradeLetters {
  const [fits = '', never = ''] = codes.split('/');
  return { fits: read(fits), never: read(never) };
}

/** How well a face suits a trade: 1 if one of its genres does, −1 if one never does, else 0. */
export function suitsTrade({ family }: Pick<Face, 'family'>, { fits, never }: TradeLetters): -1 | 0 | 1 {
  const genres = genresByFamily.get(family) ?? [];
  return genres.some((genre) => never.has(genre)) ? -1 : genres.some((genre) => fits.has(genre)) ? 1 : 0;
}
