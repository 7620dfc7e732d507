import { type Finding, isTest, type SourceFile } from './finding.ts';

/** Lines a file may have: long enough for one noun, short enough to be read at a sitting. */
const caps = { ts: 400, tsx: 250 } as const;

/** Nine files of ten are to be shorter than this, tests apart. */
const ninetieth = 300;

/** Checked data and generated code are not read from top to bottom. */
const exempt = (path: string): boolean => /\/(?:generated|migrations)\//.test(path) || /\/src\/.*catalogue\//.test(path);

export function sizeFindings(files: readonly SourceFile[]): Finding[] {
  const counted = files.filter((file) => !exempt(file.path)).map((file) => ({ path: file.path, lines: linesOf(file.text) }));
  const over = counted.flatMap(({ path, lines }) => {
    const cap = path.endsWith('.tsx') ? caps.tsx : caps.ts;
    if (lines <= cap) return [];
    return [{ file: path, line: cap + 1, message: `${lines} lines; the cap is ${cap}. Split it by noun, one to a file.` }];
  });
  const sorted = counted.filter(({ path }) => !isTest(path)).sort((a, b) => a.lines - b.lines);
  const tenth = sorted[Math.ceil(sorted.length * 0.9) - 1];
  if (sorted.length < 10 || tenth === undefined || tenth.lines <= ninetieth) return over;
  const message = `More than one file of ten is over ${ninetieth} lines. This one stands at the 90th percentile: split it or a longer one.`;
  return [...over, { file: tenth.path, line: 0, message }];
}

/** Lines as an editor counts them: a newline at the end does not start another. */
const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
