/// <reference path="./subset-font.d.ts" />
import { pressError } from './errors.ts';
import { readFace } from './faces.ts';

/** A typeface cut to some characters. */
export interface FaceSubset {
  readonly id: string;
  /** A TTF with the glyphs of the characters and of everything that shaping may replace them by. */
  readonly bytes: Uint8Array;
}

/**
 * Characters that shaping may ask for although nobody typed them: HarfBuzz recomposes accents, decomposes what a face lacks,
 * falls back from a hyphen or space to its plain form, and puts a dotted circle under a mark without a letter.
 */
function charactersOf(text: string): string {
  const forms = ['NFC', 'NFD', 'NFKC', 'NFKD']
    .map((form) => text.normalize(form))
    // A syllable's parts would bring thousands of glyphs that Hangul faces make them of.
    .map((form) => form.replace(/[\u1100-\u11ff]/g, ''))
    .join('');
  return [...new Set(` \u00A0-\u2010\u25CC${forms}`)].sort().join('');
}

/**
 * The layout features HarfBuzz applies by itself in the scripts we set. Small capitals, swashes, old figures and other forms
 * that must be asked for would keep their glyphs in every subset, and nobody asks.
 */
const keepFeatures = [
  // Every script.
  ...['rvrn', 'ccmp', 'locl', 'rlig', 'rclt', 'calt', 'clig', 'liga', 'curs', 'kern', 'dist', 'mark', 'mkmk', 'abvm', 'blwm'],
  // Directions and mirrored signs; Arabic joining.
  ...['ltra', 'ltrm', 'rtla', 'rtlm', 'isol', 'init', 'medi', 'fina', 'mset', 'stch'],
  // Indic conjuncts, matras and reph, in the order a shaper applies them.
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct', 'cfar'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln'],
];
/** Tables that neither shaping nor outlines read. */
const dropTables = ['STAT', 'DSIG', 'meta', 'MVAR', 'name', 'post', 'gasp'];

/**
 * Cuts typefaces to a text: a few kB each, shaped and drawn as the whole face would. What shaping does not apply by itself
 * goes, and so does hinting, which outlines do not need. Errors: those of `readFace`; `press.failed` when a face cannot be cut.
 */
export async function subsetFaces(ids: readonly string[], text: string): Promise<readonly FaceSubset[]> {
  // 0.7 MB of WASM: loaded by the first call, so that programs which leave cutting to a press never hold it.
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
