import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF of several tagged pages as another program reads it. */
export interface ReadDocument {
  readonly title: string;
  readonly language: string | null;
  /** The title in the document’s XML, and its part of PDF/UA. */
  readonly xml: string;
  readonly marked: boolean;
  readonly scripts: boolean;
  /** Entries of the outline, and the index of the page that each leads to. */
  readonly outline: readonly { readonly title: string; readonly page: number }[];
  readonly pages: readonly ReadPage[];
}

interface ReadPage {
  /** Text in the order of the structure. */
  readonly text: string;
  readonly elements: readonly ReadElement[];
  /** Addresses of links out of the document. */
  readonly addresses: readonly string[];
  /** Indexes of pages that links lead to. */
  readonly jumps: readonly number[];
  /** Texts or fills that belong neither to the structure nor to decoration. */
  readonly untagged: number;
  /** Lines of text with their baselines from the page’s top left, and their widths, in points. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number; readonly width: number }[];
}

/** An element of the structure with its own text. */
export interface ReadElement {
  readonly role: string;
  readonly alt: string | null;
  readonly text: string;
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  try {
    const document = await task.promise;
    const { info, metadata } = await document.getMetadata();
    const pageOf = async (dest: unknown): Promise<number> => {
      const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
      return Array.isArray(explicit) ? document.getPageIndex(explicit[0]) : -1;
    };
    const outline = (await document.getOutline()) ?? [];
    const pages: ReadPage[] = [];
    for (let i = 1; i <= document.numPages; i++) pages.push(await readPage(await document.getPage(i), pageOf));
    return {
      title: (info as { Title: string }).Title,
      language: (info as { Language: string | null }).Language,
      xml: `${metadata?.get('dc:title')} ${metadata?.getRaw().match(/<pdfuaid:part>\d/)?.[0]}`,
      // Typed as an object, but a map.
      marked: ((await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null)?.get('Marked') === true,
      scripts: (await document.getJSActions()) !== null,
      outline: await Promise.all(outline.map(async ({ title, dest }) => ({ title, page: await pageOf(dest) }))),
      pages,
    };
  } finally {
    await task.destroy();
  }
}

async function readPage(page: PDFPageProxy, pageOf: (dest: unknown) => Promise<number>): Promise<ReadPage> {
  const [, , , height = 0] = page.view;
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  const lines: ReadPage['lines'][number][] = [];
  for (const item of items) {
    if ('str' in item) {
      for (const id of open) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      if (item.str.trim() !== '')
        lines.push({
          text: item.str,
          x: item.transform[4] as number,
          y: height - (item.transform[5] as number),
          width: item.width,
        });
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  const elements: ReadElement[] = [];
  const walk = (node: Node): void => {
    const own = (node.children ?? []).map(({ type, id }) => (type === 'content' ? (texts.get(id ?? '') ?? '') : '')).join('');
    if (node.role !== undefined) elements.push({ role: node.role, alt: node.alt ?? null, text: own.trim() });
    (node.children ?? []).forEach(walk);
  };
  walk((await page.getStructTree()) as Node);
  const links = (await page.getAnnotations()).filter(({ subtype }: { subtype: string }) => subtype === 'Link');
  return {
    text: elements
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join('\n'),
    elements,
    addresses: links.flatMap(({ url }: { url?: string }) => url ?? []),
    jumps: await Promise.all(
      links.flatMap(({ dest }: { dest?: unknown }) => (dest === undefined || dest === null ? [] : [pageOf(dest)])),
    ),
    untagged: await untaggedOf(page),
    lines,
  };
}

const paints: ReadonlySet<number> = new Set([OPS.showText, OPS.constructPath, OPS.paintFormXObjectBegin]);

async function untaggedOf(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let depth = 0;
  let untagged = 0;
  for (const [i, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    // A path that only cuts paints nothing.
    else if (paints.has(operator) && depth === 0 && argsArray[i]?.[0] !== OPS.endPath) untagged += 1;
  }
  return untagged;
}
