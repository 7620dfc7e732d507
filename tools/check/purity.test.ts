import { describe, expect, test } from 'vitest';
import { compilerOptionFindings } from './compiler-options.ts';
import { purityFindings } from './purity.ts';
import { listPaths, read } from './workspace.ts';

const messages = (path: string, text: string) => purityFindings([{ path, text }]).map((finding) => finding.message);
const engine = 'packages/engine/src/svg.ts';

describe('engine and kit', () => {
  test.each([
    ['const x = Math.random();', 'Math.random'],
    ['const x = Date.now();', 'Date.now'],
    ['const x = new Date();', 'new Date()'],
    ['const x = new Date;', 'new Date()'],
    ['const x = performance.now();', 'performance'],
    ['const x = process.env;', 'process'],
    ['globalThis.cache = 1;', 'globalThis'],
    ['list.sort((a, b) => a.localeCompare(b));', 'language'],
    ['name.toLocaleUpperCase();', 'language'],
    ['let count = 0;', 'top-level'],
    ['export var count = 0;', 'top-level'],
    ['let { a } = b;', 'top-level'],
    ['const x = y as any;', 'as any'],
    ['// @ts-ignore\nf();', '@ts-ignore'],
    ['class Printer { print() {} }', 'Only errors'],
    ['class Printer<T> extends Base {}', 'Only errors'],
  ])('%s', (text, part) => {
    expect(messages(engine, text)[0]).toContain(part);
    expect(messages('packages/kit/src/manifest.ts', text)).toHaveLength(1);
  });

  test.each([
    "const x = new Date(2026, 0, 1), y = new Date('2026');",
    '/** Never Math.random, Date.now or process.env; `let` neither. */',
    "const x = 'Math.random()';",
    'function f() { let x = 0; return x; }',
    'const f = () => { let x = 0; return x; };',
    'for (let i = 0; i < 3; i++) f(i);',
    'export class EngineError extends Error {}',
    "const upper = name.toLocaleUpperCase('tr');",
    'scene.performance.x = 1; job.process.start();',
    '/** Says why @ts-ignore is banned. */',
  ])('lets %s pass', (text) => {
    expect(messages(engine, text)).toEqual([]);
  });

  test('tests may measure and count', () => {
    expect(messages('packages/engine/src/svg.test.ts', 'let n = 0; const t = performance.now();')).toEqual([]);
  });
});

test('the server reads its environment in main.ts only', () => {
  expect(messages('apps/server/src/services/a.ts', 'const key = process.env.KEY;')[0]).toContain('main.ts');
  expect(messages('apps/server/src/main.ts', 'const key = process.env.KEY;')).toEqual([]);
});

test('[S-32] no text becomes a statement as it stands, in tests neither', () => {
  const path = 'packages/data/src/accounts/usage.ts';
  for (const text of [
    'tx.execute(sql.raw(text));',
    'const q = sql`order by $' + '{sql . raw(column)}`;',
    'const { a } = sql?.raw;',
  ]) {
    expect(messages(path, text)[0], text).toContain('sql.raw');
    expect(messages('apps/server/tests/app.test.ts', text), text).toHaveLength(1);
  }
  for (const text of [
    'database.ask({ text, name, values } as Statement);',
    'ask({ text } as unknown as Statement<Row>);',
    'statement([text] as never, id)',
    'statement<Row>(text)',
  ])
    expect(messages(path, text)[0], text).toContain('by the tag alone');
  expect(messages(path, 'statement<{ readonly a: number }>`select 1 as a`; made.statement(1);')).toEqual([]);
  expect(messages(path, 'const a = String.raw`x`; stream.sql.raw(); /* sql.raw */ const b = "sql.raw()";')).toEqual([]);
});

test('[S-32] no statement of ours is made of text', () => {
  const ours = listPaths().filter((path) => /^(?:apps\/server|packages\/data)\/.*\.ts$/.test(path));
  expect(ours).toContain('packages/data/src/accounts/people.ts');
  expect(purityFindings(ours.map(read)).filter(({ message }) => /sql\.raw|by the tag/.test(message))).toEqual([]);
});

test('modules are not mocked, anywhere', () => {
  expect(messages('apps/server/tests/app.test.ts', "vi.mock('./services/a.ts');")[0]).toContain('front door');
});

describe('compiler options', () => {
  const config = (options: object) =>
    compilerOptionFindings([
      { path: 'packages/engine/tsconfig.json', text: JSON.stringify({ compilerOptions: options }, null, 2) },
    ]);

  test('the pure packages compile without any host', () => {
    expect(config({ lib: ['ES2023'], types: [] })).toEqual([]);
    expect(config({ lib: ['es2023', 'dom'], types: [] })).toMatchObject([{ line: 3, message: expect.stringContaining('lib') }]);
    expect(config({ lib: ['es2023'], types: ['node'] })).toMatchObject([{ message: expect.stringContaining('types') }]);
    expect(config({})).toHaveLength(2);
    expect(compilerOptionFindings([{ path: 'packages/engine/tsconfig.json', text: '{ broken' }])).toHaveLength(2);
    expect(compilerOptionFindings([{ path: 'packages/press/tsconfig.json', text: '{}' }])).toEqual([]);
  });
});
