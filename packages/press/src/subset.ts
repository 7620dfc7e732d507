/// <reference path="./subset-font.d.ts" />
import { pressError } from './errors.ts';
import { readFace } from './faces.ts';

/** A typeface cut to some characters. */
export interface FaceSubset {
  readonly id: string;
  /** A TTF with the glyphs of the characters and their possible replacements in shaping. */
  readonly bytes: Uint8Array;
}

/**
 * Adds characters that shaping may need although nobody typed them: HarfBuzz recomposes accents, decomposes
 * characters that a face lacks, replaces special hyphens and spaces by plain ones, and puts a dotted circle
 * under a mark without a letter.
 */
function charactersOf(text: string): string {
  const forms = ['NFC', 'NFD', 'NFKC', 'NFKD']
    .map((form) => text.normalize(form))
    // The parts of a syllable would bring in thousands of glyphs of Hangul faces.
    .map((form) => form.replace(/[\u1100-\u11ff]/g, ''))
    .join('');
  return [...new Set(` \u00A0-\u2010\u25CC${forms}`)].sort().join('');
}

/**
 * The layout features that HarfBuzz applies by default in our scripts. Optional ones, such as small capitals,
 * swashes and old-style figures, would keep their glyphs in every subset although nothing uses them.
 */
const keepFeatures = [
  // Every script.
  ...['rvrn', 'ccmp', 'locl', 'rlig', 'rclt', 'calt', 'clig', 'liga', 'curs', 'kern', 'dist', 'mark', 'mkmk', 'abvm', 'blwm'],
  // Directions and mirrored characters; Arabic joining.
  ...['ltra', 'ltrm', 'rtla', 'rtlm', 'isol', 'init', 'medi', 'fina', 'mset', 'stch'],
  // Indic conjuncts, matras and reph, in a shaper's order.
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct', 'cfar'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln'],
];
/** Tables that neither shaping nor outlines use. */
const dropTables = ['STAT', 'DSIG', 'meta', 'MVAR', 'name', 'post', 'gasp'];

/**
 * Cuts typefaces to a text, a few kB each. They shape and draw the text as the full face does. Drops features
 * that shaping does not apply by default, and hinting. Errors: those of `readFace`; `press.failed` if a face
 * cannot be cut.
 */
export async function subsetFaces(ids: readonly string[], text: string): Promise<readonly FaceSubset[]> {
  // The first call loads 0.7 MB of WASM, so programs that leave cutting to a press never hold it.
  const { default: subsetFont } = await import('subset-font');
  const characters = charactersOf(text);
  const subsets: FaceSubset[] = [];
  for (const id of ids) {
    const face = await readFace(id);
    try {
      subsets.push({
        id,
        bytes: await subsetFont(face, characters, { targetFormat: 'truetype', noHinting: true, keepFeatures, dropTables }),
      });
    } catch (cause) {
      throw pressError('press.failed', { received: id }, cause);
    }
  }
  return subsets;
}
