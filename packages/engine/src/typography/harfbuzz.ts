/** The part of harfbuzzjs 1.6 that the engine calls. The host hands the module in, so that the engine holds no WASM. */
export interface HarfBuzz {
  readonly Blob: new (bytes: Uint8Array) => HbBlob;
  readonly Face: new (blob: HbBlob, index?: number) => HbFace;
  readonly Font: new (face: HbFace) => HbFont;
  readonly Buffer: new () => HbBuffer;
  readonly Feature: new (tag: string, value?: number, start?: number, end?: number) => HbFeature;
  readonly shape: (font: HbFont, buffer: HbBuffer, features?: HbFeature[]) => void;
}

// The constructors above take each other's instances; only what is read is named.
type HbBlob = { readonly ptr: number };
type HbFace = { readonly upem: number };
// biome-ignore lint/suspicious/noExplicitAny: the module's own class types are wider than what is used here.
type HbFeature = any;

interface HbFont {
  glyphToPath(glyph: number): string;
  nominalGlyph(codePoint: number): number | undefined;
}

interface HbBuffer {
  addText(text: string): void;
  guessSegmentProperties(): void;
  setLanguage(language: string): void;
  getGlyphInfos(): { codepoint: number; cluster: number }[];
  getGlyphPositions(): { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
}
