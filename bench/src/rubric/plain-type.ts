import { type Brief, type Design, drawing, EngineError, type FontBook, printSvg, redesign } from '@brandwright/engine';
import { loadFonts } from '@brandwright/press/maker';
import { lineBreaks } from '../../../packages/engine/src/composition/line-break.ts';
import { nameParts } from '../../../packages/engine/src/composition/name-parts.ts';
import type { Face } from '../../../packages/engine/src/concepts/face.ts';
import { rankFaces } from '../../../packages/engine/src/concepts/face-rank.ts';
import { styleSpecs } from '../../../packages/engine/src/concepts/style-spec.ts';
import { voiceOf } from '../../../packages/engine/src/concepts/voice.ts';
import { createRandom } from '../../../packages/engine/src/random.ts';
import type { LetterCase } from '../../../packages/engine/src/typography/letter-case.ts';
import type { Logo } from './logo.ts';

/** Letters above which a name of several words stands in two lines. */
const longLine = 15;

/**
 * The name well set and nothing else, in the colors of `design`: the face our own ranking puts first for the brief's voice,
 * in its best case, tracked as design rules §1 has it. Kept apart from what the engine proposes, so that the yardstick stands still.
 */
export async function plainType(brief: Brief, design: Design, book: FontBook): Promise<Logo & { readonly face: string }> {
  const parts = nameParts(brief.letters);
  const longest = Math.max(...parts.words.map((word) => [...word].length));
  const style = { ...styleSpecs['modern minimalist'], fonts: { serif: 1, 'sans-serif': 1, display: 0.7, handwritten: 0.35 } };
  const query = {
    text: brief.letters,
    voice: voiceOf(brief),
    style,
    industry: brief.industry,
    wanted: brief.fontStyle,
    longest,
    childlike: false,
    moving: false,
    letters: null,
  };
  for (const { face } of rankFaces(query, createRandom(`plain type/${brief.letters}`))) {
    const letterCase = caseOf(brief, face);
    const words = parts.cased[letterCase];
    if (words === null) continue;
    const breaks = lineBreaks(words, letterCase === 'upper');
    const long = [...words.join(' ')].length > longLine;
    await loadFonts([face.id], book);
    try {
      const plain = redesign(
        design,
        brief,
        {
          archetype: 'wordmark',
          stand: 'none',
          treatment: 'plain',
          mark: null,
          slogan: false,
          face: face.id,
          letterCase,
          breaks: (long ? breaks.find((one) => one.length === 1) : undefined) ?? breaks[0] ?? [],
          align: face.style === 'sans-serif' ? 'left' : 'centre',
          tracking: trackingOf(face, letterCase),
          markScale: 1,
          spacing: 1,
        },
        book,
      );
      // One ink: the name's.
      const ink = design.scheme.paints.name;
      const paints = { ...design.scheme.paints, mark: ink, tone: ink, accent: ink, second: ink, slogan: ink };
      const svg = printSvg({ scene: plain.scene, paints });
      const mono = printSvg(drawing(plain, 'mono-black'));
      return { svg, mono, ground: design.scheme.paints.ground ?? '#ffffff', face: face.id };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }
  throw new Error(`No face sets “${brief.name}” plainly.`);
}

/** As typed when somebody writes all small letters; else what the face does best. */
function caseOf({ letters }: Brief, face: Face): LetterCase {
  if (letters === letters.toLocaleLowerCase('und') && face.cases.includes('lower')) return 'lower';
  return face.cases.find((one) => one !== 'lower') ?? 'title';
}

function trackingOf({ connected, style, metrics: { stem } }: Face, letterCase: LetterCase): number {
  if (connected) return 0;
  if (letterCase === 'upper') return Math.round(Math.max(0, Math.min(150, 130 - 400 * stem)));
  return style === 'serif' ? 0 : Math.round(Math.max(-15, Math.min(0, 5 - 100 * stem)));
}
