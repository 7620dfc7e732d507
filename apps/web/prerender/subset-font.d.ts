/** The part of subset-font 2.9 that is used; it ships no types. Queues its calls: one WASM instance serves them one by one. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      /** An axis pinned to a value, or held within bounds; absent axes stay whole. */
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
      /** Tags of the OpenType features that stay; absent, all do. */
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
