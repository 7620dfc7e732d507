/**
 * The part of subset-font 2.9 that we use; it ships no types. It queues calls, because one WASM instance
 * serves them.
 */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      readonly noHinting?: boolean;
      /** OpenType feature tags to keep. Default: all. */
      readonly keepFeatures?: readonly string[];
      readonly dropTables?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
