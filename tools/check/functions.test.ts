import { expect, test } from 'vitest';
import { functionFindings, functionsOf } from './functions.ts';

const lines = (count: number): string => 'x();\n'.repeat(count);
const file = (text: string) => ({ path: 'apps/web/src/a.ts', text });

test('a function of more than 60 lines is named', () => {
  expect(functionFindings([file(`function short() {\n${lines(58)}}`)], {})).toEqual([]);
  const [finding] = functionFindings([file(`\nfunction long() {\n${lines(59)}}`)], {});
  expect(finding).toMatchObject({ line: 2, message: expect.stringContaining('long has 61 lines') });
});

test('functions inside a function count by themselves', () => {
  const text = `const outer = () => {\n${lines(20)}const inner = () => {\n${lines(50)}};\nreturn { method() {\n${lines(55)}} };\n};`;
  expect(functionsOf(file(text))).toMatchObject([
    { name: 'inner', lines: 52 },
    { name: 'method', lines: 57 },
    { name: 'outer', lines: 22 },
  ]);
});

test('a reason lets one function be longer, and is taken away when it need not be', () => {
  const long = file(`function table() {\n${lines(90)}}`);
  expect(functionFindings([long], { 'apps/web/src/a.ts#table': 'A table.' })).toEqual([]);
  expect(functionFindings([], { 'apps/web/src/a.ts#table': 'A table.' })[0]?.message).toContain('short enough');
});

test('tests may have long functions', () => {
  expect(functionFindings([{ path: 'apps/web/src/a.test.ts', text: `test('a', () => {\n${lines(90)}});` }], {})).toEqual([]);
});
