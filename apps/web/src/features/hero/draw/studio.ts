import { decodeFontPack, wireLimits } from '@brandwright/contract';
import { createFontBook, EngineError, facesFor, parseBrief, textFor } from '@brandwright/engine';
import * as shaper from 'harfbuzzjs';
import { createFontShelf, type FetchFaces } from './font-shelf.ts';
import type { Answer, Order } from './messages.ts';
import { drawSheet } from './sheet.ts';

export interface Studio {
  draw(order: Order, signal: AbortSignal): Promise<Answer>;
}

/** The engine names only the few members it calls; the module's own class types are wider in both directions. */
const harfbuzz = shaper as unknown as Parameters<typeof createFontBook>[0];

class Undelivered extends Error {}

const fetchFaces: FetchFaces = async (faces, text, signal) => {
  const query = new URLSearchParams({ faces: faces.join(','), text });
  const response = await fetch(`/api/fonts?${query}`, { signal }).catch((error: unknown) => {
    throw new Undelivered('No connection.', { cause: error });
  });
  if (!response.ok) throw new Undelivered(`The server answered ${response.status}.`);
  const pack = decodeFontPack(new Uint8Array(await response.arrayBuffer()));
  if (pack === null) throw new Undelivered('The pack of typefaces was cut short.');
  return pack;
};

/** Everything that draws: HarfBuzz, the engine, and the typefaces held so far. */
export function openStudio(): Studio {
  const fonts = createFontBook(harfbuzz);
  const shelf = createFontShelf(fonts, fetchFaces, wireLimits.packFaces);
  return {
    draw: async ({ wish, name, taste, round }, signal) => {
      const parsed = parseBrief({ name, ...taste });
      if (!parsed.ok) {
        const fault = parsed.faults[0];
        return { kind: 'refused', wish, fault: { code: fault?.code ?? 'brief.invalid', message: fault?.message ?? '' } };
      }
      try {
        await shelf.stock(facesFor(parsed.value, round), textFor(parsed.value), signal);
        return { kind: 'drawn', wish, sheet: drawSheet(parsed.value, fonts, round) };
      } catch (error) {
        if (error instanceof EngineError)
          return { kind: 'refused', wish, fault: { code: error.fault.code, message: error.message } };
        if (error instanceof Undelivered || signal.aborted) return { kind: 'undelivered', wish };
        return { kind: 'broke', wish, message: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
