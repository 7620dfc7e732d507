import { lineAt, skeleton } from './skeleton.ts';

/** One module specifier of a file. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `import type` and `export type` vanish when compiled. */
  readonly typeOnly: boolean;
  readonly kind: 'import' | 're-export' | 'dynamic';
}

const statements: readonly { readonly kind: Import['kind']; readonly pattern: RegExp }[] = [
  { kind: 'import', pattern: /(?<![\w$.])import\s+(type\s+(?!from\b))?[\w$*{},\s]*?\bfrom\s*(['"])/g },
  { kind: 'import', pattern: /(?<![\w$.])import\s*()(['"])/g },
  { kind: 're-export', pattern: /(?<![\w$.])export\s+(type\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from\s*(['"])/g },
  { kind: 'dynamic', pattern: /(?<![\w$.])import\(\s*()(['"])/g },
];

/** Every module a file names, in the order of the text. Specifiers made at run time cannot be seen. */
export function importsOf(text: string): Import[] {
  const code = skeleton(text);
  const found: (Import & { readonly at: number })[] = [];
  for (const { kind, pattern } of statements) {
    for (const match of code.matchAll(pattern)) {
      const quote = match[2] ?? "'";
      const start = match.index + match[0].length;
      const specifier = text.slice(start, text.indexOf(quote, start));
      found.push({ specifier, line: lineAt(text, match.index), typeOnly: Boolean(match[1]), kind, at: match.index });
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...rest }) => rest);
}
