import { parseSync } from 'oxc-parser';
import { type Finding, isTest, type SourceFile } from './finding.ts';
import { lineAt } from './skeleton.ts';

/** Characters that a title may have, without the ids of its rows. */
const cap = 90;

/** Ids of rows at the beginning of a title: `[W-10] [corpus 9] `. */
const rows = /^(?:\[[^\]]+\] ?)+/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Titles of tests and of their groups that are longer than the cap. */
export function titleFindings(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => isTest(path))
    .flatMap((file) =>
      titlesOf(file).flatMap(({ title, at }) => {
        const { length } = title.replace(rows, '');
        if (length <= cap) return [];
        const message = `The title has ${length} characters without its rows; say one thing in ${cap}.`;
        return [{ file: file.path, line: lineAt(file.text, at), message }];
      }),
    );
}

/** What `test`, `it` and `describe` are given first where that is a text, also by way of `each`, `concurrent` and the like. */
function titlesOf({ path, text }: SourceFile): readonly { readonly title: string; readonly at: number }[] {
  const found: { title: string; at: number }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const here = node as Node;
    if (here.type === 'CallExpression' && /^(?:test|it|describe)$/.test(calledIn(here))) {
      const [first] = here.arguments as readonly Node[];
      const title = first === undefined ? undefined : titleIn(first, text);
      if (first !== undefined && title !== undefined) found.push({ title, at: first.start });
    }
    for (const child of Object.values(here)) visit(child);
  };
  visit(parseSync(path, text).program as unknown);
  return found;
}

/** The name at the beginning of what is called: `test` of `test.concurrent.each(table)(…)`. */
function calledIn(node: Node): string {
  const inner = (node.callee ?? node.object ?? node.tag) as Node | undefined;
  return inner === undefined ? String(node.name) : calledIn(inner);
}

/** A text as it is read; a template as it is written, with its places. */
function titleIn({ type, value, start, end }: Node, text: string): string | undefined {
  if (type === 'TemplateLiteral') return text.slice(start + 1, end - 1);
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}
