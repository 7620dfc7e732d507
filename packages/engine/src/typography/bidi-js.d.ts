/**
 * The part of bidi-js 1.1 that we use. Its own types declare a namespace where loaders provide its single
 * function.
 */
declare module 'bidi-js' {
  export default function bidiFactory(): {
    /** Embedding level of each UTF-16 unit (UAX #9). Odd levels run from right to left. */
    getEmbeddingLevels(text: string, baseDirection: 'ltr' | 'rtl' | 'auto'): { readonly levels: Uint8Array };
  };
}
