import { type Brief, facesFor } from '@brandwright/engine';
import { drawSet, loadFonts, openStudio } from '@brandwright/press/maker';
import { Resvg } from '@resvg/resvg-js';
import * as harfbuzz from 'harfbuzzjs';
import satori from 'satori';
import type { Bench } from '../bench.ts';
import { figure } from '../figure.ts';
import { interleaveItems } from '../interleave.ts';
import { briefOf, faceFile, written } from '../specimens.ts';

const briefs = written.map(briefOf);

/**
 * Brief in, eight printed SVGs out, on one thread of a warm process. Each round has a font book of its own, so that no name was ever
 * set before; the typefaces are in it, as they are on a server.
 */
export const eightDesigns: Bench = {
  name: 'designs',
  title: 'Eight designs for a brief, warm, in Node on one thread (the middle of 24 briefs)',
  async run() {
    let studio = await openStudio();
    let opened = -1;
    const open = async (brief: Brief, round: number): Promise<void> => {
      if (round !== opened) studio = await openStudio();
      opened = round;
      await loadFonts(facesFor(brief), studio.book);
    };
    const { designs, floor, cards, pictures } = await interleaveItems(
      briefs,
      {
        designs: (brief) => drawSet(studio, brief, { round: 0 }),
        floor: shapeOnly,
        cards: eightCards,
        pictures: eightCardsAsPng,
      },
      open,
    );
    return [
      figure('eight designs', 'ms', designs.medians, {
        demand: 250,
        beside: [
          {
            what: 'floor: HarfBuzz shapes the name and draws its letters, in the faces of the set',
            unit: 'ms',
            samples: floor.medians,
          },
          { what: 'satori: the name on eight 1200 × 630 cards, as SVG', unit: 'ms', samples: cards.medians },
          { what: 'satori + resvg: the same eight cards as PNG', unit: 'ms', samples: pictures.medians },
        ],
      }),
      figure('the slowest brief of the 24', 'ms', designs.slowest),
    ];
  },
};

const fonts = new Map<string, harfbuzz.Font>();

function fontOf(id: string): harfbuzz.Font {
  const known = fonts.get(id) ?? new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(faceFile(id)), 0));
  fonts.set(id, known);
  return known;
}

/** What no engine that sets this name in these faces can do without. */
function shapeOnly(brief: Brief): void {
  for (const id of facesFor(brief)) {
    const font = fontOf(id);
    const buffer = new harfbuzz.Buffer();
    buffer.addText(brief.letters);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    for (const { codepoint } of buffer.getGlyphInfos()) font.glyphToPath(codepoint);
  }
}

/** One typeface that has Latin, Greek and Cyrillic letters; satori reads it once. */
const cardFonts = [{ name: 'Inter', data: faceFile('inter-600'), weight: 600, style: 'normal' }] as const;
const card = { width: 1200, height: 630 };

async function eightCards(brief: Brief): Promise<readonly string[]> {
  const cards: string[] = [];
  for (let i = 0; i < 8; i++) {
    const style = { display: 'flex', width: '100%', height: '100%', alignItems: 'center', justifyContent: 'center' };
    const props = { style: { ...style, fontSize: 72 + i, color: '#123', background: '#FED' }, children: brief.letters };
    cards.push(
      await satori({ type: 'div', props } as unknown as Parameters<typeof satori>[0], { ...card, fonts: [...cardFonts] }),
    );
  }
  return cards;
}

async function eightCardsAsPng(brief: Brief): Promise<void> {
  for (const svg of await eightCards(brief)) new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
