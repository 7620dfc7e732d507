/**
 * The part of harfbuzzjs 1.6 that the engine calls, as in `import * as harfbuzz from 'harfbuzzjs'`. The host
 * passes the module in, so that the engine contains no WASM.
 */
export interface HarfBuzz {
  readonly Blob: new (bytes: Uint8Array) => Handle;
  readonly Face: new (blob: Handle, index?: number) => Handle & { readonly upem: number };
  readonly Font: new (face: Handle) => HbFont;
  readonly Buffer: new () => HbBuffer;
  readonly Direction: { readonly LTR: Handle; readonly RTL: Handle };
  readonly Feature: new (tag: string, value?: number, start?: number, end?: number) => Handle;
  readonly shape: (font: Handle, buffer: Handle, features?: Handle[]) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: objects of the module's own classes, only ever handed back to it; a structural type would have to repeat all of them.
type Handle = any;

export interface HbFont {
  glyphToPath(glyph: number): string;
  nominalGlyph(codePoint: number): number | undefined;
}

interface HbBuffer {
  addText(text: string): void;
  guessSegmentProperties(): void;
  setDirection(direction: Handle): void;
  setLanguage(language: string): void;
  getGlyphInfos(): { codepoint: number; cluster: number }[];
  getGlyphPositions(): { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
}
