import { drawing, type EditorLayout, EngineError, editorLayouts, parseCustomization } from '@brandwright/engine';
import { type MockupKind, mockup } from '@brandwright/kit';
import { inline } from '../../features/hero/picture.ts';
import { Refused } from '../failure.ts';
import { inInk } from '../in-ink.ts';
import type { Studio } from '../open-studio.ts';
import { readBrief } from '../read-brief.ts';
import { yieldToMessages } from '../yield-to-messages.ts';
import { customized, type EditAsk } from './customize.ts';

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

const kinds = ['card', 'sign', 'phone', 'favicon'] as const satisfies readonly MockupKind[];

/** View box of a layout's picture. */
const tile = { width: 72, height: 52 } as const;
/** Side of the icon's. */
const side = 28;

/** Drawn after the logo itself, when the person pauses. */
export async function surroundingsTask(ask: EditAsk, studio: Studio, signal: AbortSignal): Promise<Surroundings> {
  const parsed = parseCustomization(ask.customization);
  if (!parsed.ok) throw new Refused(parsed.faults[0]);
  const brief = readBrief(ask.brief);
  const { design, shown } = await customized(ask.design, brief, parsed.value, studio, signal);
  const mockups = kinds.map((kind) => {
    const { label, width, height, svg } = mockup(kind, design);
    return { kind, label, width, height, art: inline(svg).replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"') };
  });
  const layouts: Record<string, string | null> = {};
  for (const layout of editorLayouts) {
    // What nobody waits for any more is given up here.
    await yieldToMessages();
    signal.throwIfAborted();
    // The slogan would be dust at this size.
    const wanted = { ...parsed.value, layout, showSlogan: false };
    layouts[layout] = await customized(ask.design, brief, wanted, studio, signal).then(
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
