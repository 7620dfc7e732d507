import { type Finding, isTest, type SourceFile } from './finding.ts';
import { areaOf, unitOf } from './layers.ts';
import { lineAt, skeleton } from './skeleton.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly message: string;
  /** The one file where it may stand. */
  readonly home?: string;
}

/** What makes the same brief give other bytes, or fail in another host. Types guard the DOM and Node besides (lib ES2023, types []). */
const pure: readonly Rule[] = [
  { pattern: /\bMath\s*\.\s*random\b/g, message: 'Math.random draws from nowhere we can seed. Take a Random (random.ts).' },
  { pattern: /\bDate\s*\.\s*now\b/g, message: 'Date.now is hidden input. Take the date as an argument.' },
  { pattern: /\bnew\s+Date\b(?!\s*\(\s*[^\s)])/g, message: 'new Date() is hidden input. Take the date as an argument.' },
  { pattern: /(?<![\w$.])performance\s*\./g, message: 'performance is hidden input. Measure in the host or in bench/.' },
  { pattern: /(?<![\w$.])process\s*\./g, message: 'process exists only in Node. Take the value as an argument.' },
  { pattern: /\bglobalThis\b/g, message: 'globalThis is hidden state. Let the host hand in what you need.' },
  {
    pattern: /\.\s*(?:localeCompare\s*\(|toLocale\w+\s*\(\s*\))/g,
    message: "This follows the host's language. Compare code units, or name the locale.",
  },
];

const suppressions: readonly Rule[] = [
  {
    pattern: /@ts-(?:ignore|nocheck)\b/g,
    message: '@ts-ignore hides a fault for ever. Fix the type, or use @ts-expect-error with a reason.',
  },
];

const typed: readonly Rule[] = [
  {
    // `.raw` of drizzle's tag; `String.raw` and a stream's are other things.
    pattern: /(?<![\w$.])sql\s*\??\.\s*raw\b/g,
    message: 'sql.raw puts text into a statement as it stands. Hand values to the tag; choose names from a table in code.',
  },
  {
    pattern: /\bas\s+Statement\b|(?<![\w$.]|function )statement\s*(?:<[^>`(]*>)?\(/g,
    message: 'Text becomes a statement by the tag alone: statement`…`.',
    home: 'packages/data/src/connection/statement.ts',
  },
  { pattern: /\bas\s+any\b/g, message: '`as any` ends checking. Parse, narrow, or name the type.' },
];

const habits: readonly Rule[] = [
  {
    pattern:
      /(?<![\w$.])class\s+[\w$]+(?:<[^>]*>)?(?!\s*(?:<[^>]*>)?\s+extends\s+[\w$.]*Error\b)\s*(?:extends\b|implements\b|\{)/g,
    message: 'Only errors are classes here. Write a function (deps, options), or an object of functions.',
  },
];

const mocked: readonly Rule[] = [
  {
    pattern: /\bvi\s*\.\s*(?:mock|doMock)\s*\(/g,
    message: 'Modules are not mocked here. Test through the front door with a fake gateway handed in.',
  },
];

const environment: readonly Rule[] = [
  { pattern: /\bprocess\s*\.\s*env\b/g, message: 'Only main.ts reads the environment. Take the setting from deps.' },
];

/** Hidden inputs, hidden state and silenced checks. Pure packages are held to all of it, the rest to a part. */
export function purityFindings(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const unit = unitOf(file.path);
    if (unit === null || !/\.tsx?$/.test(file.path)) return [];
    const code = skeleton(file.text);
    const test = isTest(file.path);
    const product = areaOf(file.path) !== null && !test;
    const findings = [
      ...matches(file, file.text, suppressions, commentsOnly),
      ...matches(file, code, typed),
      ...matches(file, code, mocked),
    ];
    if (product) findings.push(...matches(file, code, habits));
    if (product && unit === 'server' && areaOf(file.path) !== 'main') findings.push(...matches(file, code, environment));
    if (product && (unit === 'engine' || unit === 'copy' || unit === 'kit')) {
      findings.push(...matches(file, code, pure), ...ambientState(file, code));
    }
    return findings;
  });
}

type Guard = (text: string, at: number) => boolean;

/** Only a directive in a comment on its own line counts, as for the compiler; prose and strings that name it do not. */
const commentsOnly: Guard = (text, at) => /^\s*\{?\s*(?:\/\/+|\/\*+)\s*$/.test(text.slice(text.lastIndexOf('\n', at) + 1, at));

function matches(file: SourceFile, text: string, rules: readonly Rule[], guard: Guard = () => true): Finding[] {
  return rules.flatMap(({ pattern, message, home }) =>
    [...text.matchAll(pattern)]
      .filter((match) => file.path !== home && guard(text, match.index))
      .map((match) => ({ file: file.path, line: lineAt(text, match.index), message })),
  );
}

/** `let` and `var` outside every bracket: state that outlives a call. */
function ambientState(file: SourceFile, code: string): Finding[] {
  const findings: Finding[] = [];
  let depth = 0;
  for (const token of code.matchAll(/[{([]|[})\]]|(?<![\w$.])(?:let|var)\s+[\w$[{]/g)) {
    if (/^[{([]$/.test(token[0])) depth++;
    else if (/^[})\]]$/.test(token[0])) depth--;
    else {
      if (depth === 0) {
        const message = 'A top-level variable is state that outlives a call. Keep it in the caller, or make it a const.';
        findings.push({ file: file.path, line: lineAt(code, token.index), message });
      }
      if (/[{[]$/.test(token[0])) depth++;
    }
  }
  return findings;
}
