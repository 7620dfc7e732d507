/** The part of subset-font 2.9 that is used; it ships no types. Queues its calls: one WASM instance serves them one by one. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      readonly noHinting?: boolean;
      /** OpenType feature tags to keep; all when absent. */
      readonly keepFeatures?: readonly string[];
      readonly dropTables?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
