import {
  type Brief,
  type Design,
  drawing,
  type EditorLayout,
  EngineError,
  editorLayouts,
  parseCustomization,
  tradeOf,
} from '@brandwright/engine';
import { facesForMockups, type MockupKind, mockup, mockupWords, textForMockups } from '@brandwright/kit';
import { inline, sentenceCase } from '../../features/hero/picture.ts';
import { Refused } from '../failure.ts';
import { inInk } from '../in-ink.ts';
import type { Studio } from '../open-studio.ts';
import { yieldToMessages } from '../yield-to-messages.ts';
import { customized, type EditAsk, named } from './customize.ts';

/** The logo where it will live. */
interface Place {
  readonly kind: MockupKind;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly art: string;
}

/** What stands around the canvas: the mock-ups under it, a picture of every layout, and the icon. */
export interface Surroundings {
  readonly mockups: readonly Place[];
  /** Art of each layout in the ink of the page; null where this design cannot take it. */
  readonly layouts: Readonly<Record<EditorLayout, string | null>>;
  /** The mark alone; null where the logo has none. */
  readonly icon: string | null;
}

const kinds = ['card', 'sign', 'phone', 'favicon', 'van', 'mug', 'tote', 'post'] as const satisfies readonly MockupKind[];

/** View box of a layout's picture. */
const tile = { width: 72, height: 52 } as const;
/** Side of the icon's. */
const side = 28;

/** Drawn after the logo itself, when the person pauses. */
export async function surroundingsTask(ask: EditAsk, studio: Studio, signal: AbortSignal): Promise<Surroundings> {
  const parsed = parseCustomization(ask.customization);
  if (!parsed.ok) throw new Refused(parsed.faults[0]);
  const { design: own, brief } = await named(ask, studio, signal);
  const { design, shown } = await customized(own, brief, parsed.value, studio, signal);
  const words = await wordsFor(design, brief, studio, signal);
  const mockups = kinds.map((kind) => {
    const { label, width, height, svg } = mockup(kind, design, words);
    return { kind, label, width, height, art: inline(svg).replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"') };
  });
  const layouts: Record<string, string | null> = {};
  for (const layout of editorLayouts) {
    // What nobody waits for any more is given up here.
    await yieldToMessages();
    signal.throwIfAborted();
    // The slogan would be dust at this size.
    const wanted = { ...parsed.value, layout, showSlogan: false };
    layouts[layout] = await customized(own, brief, wanted, studio, signal).then(
      (one) => inInk(drawing(one.design, 'full'), tile.width, tile.height),
      (error: unknown) => {
        if (error instanceof EngineError) return null;
        throw error;
      },
    );
  }
  const icon = shown.hasIcon ? inInk(drawing(design, 'mark'), side, side) : null;
  return { mockups, layouts: layouts as Surroundings['layouts'], icon };
}

/** Characters of a description's first sentence that still make a line. */
const longestLine = 60;

/** What the mockups say: the trade as it was understood, and the slogan or the first sentence that was told. */
async function wordsFor(design: Design, brief: Brief, { fonts, stock }: Studio, signal: AbortSignal) {
  const trade = tradeOf(brief)?.name ?? (brief.industry === 'Other' ? '' : brief.industry);
  const [told = ''] = brief.description.split(/(?<=[.!?])\s/u);
  const line = brief.slogan !== '' ? brief.slogan : told.length <= longestLine ? told : '';
  const texts = { trade: sentenceCase(trade), line };
  await stock(facesForMockups(design, texts), textForMockups(design, texts), signal);
  return mockupWords(design, fonts, texts);
}
