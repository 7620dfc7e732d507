/** The parts of two peers that are measured; they ship no types. */
declare module 'pdfkit' {
  export default class PDFDocument {
    constructor(options: { readonly size: readonly [number, number]; readonly margin: number });
    on(event: 'data' | 'end', listener: () => void): void;
    end(): void;
  }
}
declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit';
  export default function svgToPdf(document: PDFDocument, svg: string, x: number, y: number): void;
}
