import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { skeleton } from './skeleton.ts';

test('every form of import is seen, with its kind and line', () => {
  const text = [
    "import a, { type B } from './one.ts';",
    "import type { C } from './two.ts';",
    "import './three.css';",
    "import data from './four.json' with { type: 'json' };",
    "import * as five from './five.ts';",
    "export * from './six.ts';",
    "export type { G } from './seven.ts';",
    "const h = await import('./eight.ts');",
    "type I = import('./nine.ts').Nine;",
    'import {\n  j,\n} from "./ten.ts";',
  ].join('\n');
  expect(importsOf(text).map(({ specifier, kind, typeOnly, line }) => [specifier, kind, typeOnly, line])).toEqual([
    ['./one.ts', 'import', false, 1],
    ['./two.ts', 'import', true, 2],
    ['./three.css', 'import', false, 3],
    ['./four.json', 'import', false, 4],
    ['./five.ts', 'import', false, 5],
    ['./six.ts', 're-export', false, 6],
    ['./seven.ts', 're-export', true, 7],
    ['./eight.ts', 'dynamic', false, 8],
    ['./nine.ts', 'dynamic', false, 9],
    ['./ten.ts', 'import', false, 10],
  ]);
});

test('comments, strings, templates and regular expressions hold no imports', () => {
  const text = [
    "// import a from './a.ts';",
    "/* import b from './b.ts'; */",
    "const c = `import c from './c.ts';`;",
    'const d = "import d from \'./d.ts\';";',
    "const e = /import '.\\/e.ts'/;",
    "const f = list.from('./f.ts');",
    "import g from './g.ts';",
  ].join('\n');
  expect(importsOf(text).map((one) => one.specifier)).toEqual(['./g.ts']);
});

test('the skeleton keeps length, lines and the code inside templates', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is what the scanner must see.
  const text = "const a = `one ${Math.random() + `${'x'}`} two`; // Date.now\nconst b = a / 2 / 3;\n";
  const code = skeleton(text);
  expect(code).toHaveLength(text.length);
  expect(code).toContain('Math.random()');
  expect(code).not.toMatch(/one|two|Date|x/);
  expect(code.split('\n')[1]).toBe('const b = a / 2 / 3;');
});

test('an apostrophe in JSX text hides no more than its line', () => {
  const text = "const a = <p>Don't</p>;\nconst b = await import('./b.ts');\n";
  expect(importsOf(text).map((one) => one.specifier)).toEqual(['./b.ts']);
});
