/** Custom properties by the selectors and conditions they stand under, outermost first, joined by ` | `. */
export type Declared = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Reads a stylesheet of blocks and declarations, strictly: throws at whatever it does not know, at a comment that does not close, and at
 * a property declared twice in one block. Knows nothing of what wrote it.
 */
export function readCss(css: string): Declared {
  const out = new Map<string, Map<string, string>>();
  const open: string[] = [];
  const code = withoutComments(css);
  const token = /\s*(?:(@import "[^"\n]+";)|([^{};"]+(?:"[^"\n]*"[^{};"]*)*)([{;])|(\}))/y;
  while (token.lastIndex < code.trimEnd().length) {
    const at = token.lastIndex;
    const [, imported, text, end, close] = token.exec(code) ?? [];
    if (imported !== undefined) continue;
    if (close !== undefined) {
      if (open.pop() === undefined) throw new Error(`A block is closed that was not open, at ${at}.`);
    } else if (end === '{' && text !== undefined) open.push(text.trim().replace(/\s+/g, ' '));
    else if (end === ';' && text !== undefined && open.length > 0) declare(out, open.join(' | '), text);
    else throw new Error(`Not CSS, at ${at}: ${code.slice(at, at + 60)}`);
  }
  if (open.length > 0) throw new Error(`Open blocks: ${open.join(' | ')}`);
  return out;
}

function declare(out: Map<string, Map<string, string>>, where: string, text: string): void {
  const [, name, value] = /^\s*([a-z-]+[a-z0-9-]*)\s*:\s*(\S[^\n]*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new Error(`Not a declaration: ${text}`);
  const block = out.get(where) ?? new Map<string, string>();
  if (block.has(name)) throw new Error(`${name} is declared twice in ${where}.`);
  out.set(where, block.set(name, value.trim()));
}

function withoutComments(css: string): string {
  let out = '';
  let at = 0;
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', at)) {
    const end = css.indexOf('*/', start + 2);
    if (end < 0) throw new Error('A comment does not close.');
    out += css.slice(at, start);
    at = end + 2;
  }
  return out + css.slice(at);
}
