/** An element as it stands in a document. */
export interface Element {
  /** With its prefix: `w:p`. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const attribute = /\s+([\w:.-]+)="([^"<&]*(?:&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);[^"<&]*)*)"/y;
const token = /<\?xml [^<>?]*\?>|<!--(?:(?!--)[\s\S])*-->|<\/([\w:.-]+)\s*>|<([\w:.-]+)|([^<]+)/y;

/**
 * Reads XML strictly: throws at whatever is not well formed, at entities it does not declare, and at document types. Knows nothing of what
 * wrote it. Gives the elements in order, and the text between them.
 */
export function readXml(xml: string): { readonly elements: readonly Element[]; readonly text: string } {
  const elements: Element[] = [];
  const open: string[] = [];
  let text = '';
  let at = 0;
  const fail = (why: string): never => {
    throw new Error(`${why}, at ${at}: ${xml.slice(at, at + 60)}`);
  };
  while (at < xml.length) {
    token.lastIndex = at;
    const [all, closed, opened, between] = token.exec(xml) ?? fail('This is no XML');
    at += all.length;
    if (closed !== undefined && open.pop() !== closed) fail(`${closed} is closed and was not open`);
    if (between !== undefined) {
      if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/.test(between)) fail('This is no entity');
      if (open.length === 0 && between.trim() !== '') fail('Text stands outside');
      text += between;
    }
    if (opened !== undefined) at = readAttributes(opened);
  }
  if (open.length > 0) fail(`${open.join(', ')} stay open`);
  return { elements, text: plain(text) };

  function readAttributes(name: string): number {
    const attributes = new Map<string, string>();
    let end = at;
    for (;;) {
      attribute.lastIndex = end;
      const found = attribute.exec(xml);
      if (found === null) break;
      const [all, key = '', value = ''] = found;
      if (attributes.has(key)) fail(`${key} is there twice`);
      attributes.set(key, plain(value));
      end += all.length;
    }
    const [close] = /^\s*\/?>/.exec(xml.slice(end, end + 20)) ?? fail(`${name} does not end`);
    elements.push({ name, attributes });
    if (!close.includes('/')) open.push(name);
    return end + close.length;
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (_, hex?: string, digits?: string, name?: string) =>
    hex !== undefined
      ? String.fromCodePoint(Number.parseInt(hex, 16))
      : digits !== undefined
        ? String.fromCodePoint(Number(digits))
        : (entities[name ?? ''] ?? ''),
  );
