/** The part of pdfkit 0.20 that we use; it ships no types. Coordinates are in points, y down. */
declare module 'pdfkit' {
  interface StructureElement {
    /** An element, marked content of the current page, or a link’s annotation. */
    add(child: StructureElement | StructureContent): StructureElement;
    end(): void;
  }

  interface StructureContent {
    readonly refs: readonly object[];
  }

  interface Reference {
    readonly data: Record<string, unknown>;
    end(stream?: string | Uint8Array): void;
  }

  interface LinkOptions {
    readonly structParent?: StructureElement;
    /** Description for screen readers, as a String object. */
    readonly Contents?: object;
  }

  interface Info {
    Title?: string;
    Subject?: string;
    Creator?: string;
    Producer?: string;
    CreationDate?: Date;
  }

  export default class PDFDocument {
    /** `font: null` loads no standard font. */
    constructor(options: {
      readonly size?: readonly [number, number];
      readonly margin?: number;
      readonly pdfVersion?: '1.7';
      readonly subset?: 'PDF/UA';
      readonly tagged?: boolean;
      readonly lang?: string;
      readonly displayTitle?: boolean;
      readonly autoFirstPage?: boolean;
      readonly font?: null;
      readonly info?: Info;
    });
    readonly info: Info;
    readonly page: { readonly xobjects: Record<string, Reference>; readonly fonts: Record<string, Reference> };
    ref(dictionary: object): Reference;
    readonly outline: { addItem(title: string, options?: { readonly fit?: boolean }): object };
    addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this;
    addContent(operators: string): this;
    link(x: number, y: number, w: number, h: number, url: string, options: LinkOptions): this;
    goTo(x: number, y: number, w: number, h: number, name: string, options: LinkOptions): this;
    addNamedDestination(name: string, kind: 'Fit'): void;
    struct(
      type: string,
      options?: {
        readonly alt?: string;
        readonly lang?: string;
        readonly scope?: 'Row' | 'Column';
        readonly bbox?: readonly [number, number, number, number];
      },
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): StructureContent;
    markContent(tag: 'Artifact', options?: { readonly type: 'Layout' | 'Pagination' }): this;
    markContent(tag: 'Span', options: { readonly actual: string; readonly lang?: string }): this;
    endMarkedContent(): this;
    /** Writes the document’s title into XML as it is. */
    endMetadata(): void;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    end(): void;
  }
}
