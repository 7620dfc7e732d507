/** The part of bidi-js 1.1 that is used; its own types name the module's namespace where loaders give its one function. */
declare module 'bidi-js' {
  export default function bidiFactory(): {
    /** Embedding level of each UTF-16 unit by UAX #9: odd ones read from the right. */
    getEmbeddingLevels(text: string, baseDirection: 'ltr' | 'rtl' | 'auto'): { readonly levels: Uint8Array };
  };
}
