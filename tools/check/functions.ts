import { parseSync } from 'oxc-parser';
import { type Finding, isTest, type SourceFile } from './finding.ts';

/** Lines that a function may have, without those of functions inside it: each of these counts by itself. */
const cap = 60;

/** Functions that may be longer, as `path#name`, each with its reason. Drawings and tables are read from top to bottom. */
const longFunctions: Readonly<Record<string, string>> = {
  'apps/server/src/services/emails/account-emails.ts#wordsOf': 'A table: the words of each email.',
  'apps/server/src/services/emails/order-emails.ts#refund': 'A table: the words of each email about a refund.',
  'apps/web/src/content/privacy.ts#privacyOf': 'A text: the privacy policy.',
  'apps/web/src/content/terms.ts#termsOf': 'A text: the terms of service.',
  'packages/engine/src/composition/emblems/horizon.ts#horizon': 'A drawing.',
  'packages/engine/src/composition/emblems/roundel.ts#roundel': 'A drawing.',
  'packages/engine/src/composition/marks/drawn/constructions/gem.ts#cut': 'A drawing.',
  'packages/kit/src/files/start-page/uses.ts#usesOf': 'A table: which file is for what.',
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Measured {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

/** Functions of sources that are longer than the cap and have no reason to be; reasons that nothing needs any more. */
export function functionFindings(
  files: readonly SourceFile[],
  reasons: Readonly<Record<string, string>> = longFunctions,
): Finding[] {
  const needed = new Set<string>();
  const findings = files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) =>
      functionsOf(file)
        .filter(({ lines }) => lines > cap)
        .flatMap(({ name, line, lines }) => {
          const key = `${file.path}#${name}`;
          needed.add(key);
          if (Object.hasOwn(reasons, key)) return [];
          return [{ file: file.path, line, message: `${name} has ${lines} lines; the cap is ${cap}. Split it by what it does.` }];
        }),
    );
  const unneeded = Object.keys(reasons).filter((key) => !needed.has(key));
  return [
    ...findings,
    ...unneeded.map((key) => ({
      file: key.split('#')[0] ?? key,
      line: 0,
      message: `“${key}” is short enough: take it off the list.`,
    })),
  ];
}

/** Every function of a file, with its lines; those of functions inside it are not its own. */
export function functionsOf({ path, text }: SourceFile): readonly Measured[] {
  const { program } = parseSync(path, text);
  const lineAt = lineCounter(text);
  const found: Measured[] = [];
  const visit = (node: unknown, name: string): number => {
    if (Array.isArray(node)) return node.reduce((sum: number, one) => sum + visit(one, name), 0);
    if (typeof node !== 'object' || node === null || !('type' in node)) return 0;
    const here = node as Node;
    const called = nameOf(here) ?? name;
    const nested = Object.entries(here).reduce((sum, [key, value]) => sum + (key === 'parent' ? 0 : visit(value, called)), 0);
    if (!isFunction(here)) return nested;
    const line = lineAt(here.start);
    const whole = lineAt(here.end) - line + 1;
    found.push({ name: called, line, lines: whole - nested });
    // A function on one line takes no line from the one around it.
    return whole === 1 ? 0 : whole;
  };
  visit(program as unknown, 'module');
  return found;
}

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** What a function is called by whatever holds it: its own name, a variable, a property or a method. */
function nameOf(node: Node): string | undefined {
  const { id, key } = node as {
    readonly id?: { readonly name?: string } | null;
    readonly key?: { readonly name?: string } | null;
  };
  return id?.name ?? key?.name;
}

/** Lines counted from 1. */
function lineCounter(text: string): (at: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
