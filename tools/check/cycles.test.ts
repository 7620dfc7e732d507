import { expect, test } from 'vitest';
import { cycleFindings } from './cycles.ts';

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((one) => `import { x } from '${one}';\n`).join(''),
});

test('a circle of three files is reported once, with its way round', () => {
  const findings = cycleFindings([file('p/a.ts', './b.ts'), file('p/b.ts', './c.ts'), file('p/c.ts', './a.ts')]);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ file: 'p/c.ts', line: 1 });
  expect(findings[0]?.message).toContain('a.ts → b.ts → c.ts → a.ts');
});

test('types count; two ways to the same file do not', () => {
  const types = [
    { path: 'p/a.ts', text: "import type { B } from './b.ts';" },
    { path: 'p/b.ts', text: "import type { A } from './a.ts';" },
  ];
  expect(cycleFindings(types)).toHaveLength(1);
  expect(cycleFindings([file('p/a.ts', './b.ts', './c.ts'), file('p/b.ts', './c.ts'), file('p/c.ts')])).toEqual([]);
});
