import { expect, test } from 'vitest';
import { processorTime } from '../../../../packages/engine/testing/processor-time.ts';
import { parseJson } from './json.ts';

const code = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('[corpus 41] what is not JSON is refused as such', () => {
  for (const text of ['{bad', '', '{"a":1', '{"a":1}}', "{'a':1}", '{"a":01}', 'undefined', '{"a":"\n"}', '"\\u12"']) {
    expect(code(text), text).toBe('request.body.json');
  }
});

test('[corpus 42] a key repeated in one object is refused, however it is escaped', () => {
  expect(code('{"a":1,"a":2}')).toBe('request.body.key');
  expect(code('{"a":1,"\\u0061":2}')).toBe('request.body.key');
  expect(code('{"x":[{"a":1},{"b":{"c":1,"c" : 2}}]}')).toBe('request.body.key');
  expect(code('{"a":{"a":1},"b":{"a":1}}')).toEqual({ a: { a: 1 }, b: { a: 1 } });
  expect(code('{"a":["a","a","a"],"b":"a"}')).toEqual({ a: ['a', 'a', 'a'], b: 'a' });
});

test("[corpus 43] [S-17] names that reach an object's machinery are refused", () => {
  for (const name of ['__proto__', '\\u005f_proto__', 'constructor', 'prototype'])
    expect(code(`{"a":{"${name}":{}}}`), name).toBe('request.body.key');
  expect(code('{"a":"__proto__"}')).toEqual({ a: '__proto__' });
});

test('[corpus 47] [S-16] depth is judged before anything recurses', () => {
  expect(code('['.repeat(200_000))).toBe('request.body.too_deep');
  expect(code('{"a":'.repeat(21))).toBe('request.body.too_deep');
  expect(code(`${'['.repeat(20)}${']'.repeat(20)}`)).toBeInstanceOf(Array);
  expect(code(`${'['.repeat(21)}${']'.repeat(21)}`)).toBe('request.body.too_deep');
  expect(code(`["${'['.repeat(50)}"]`)).toEqual(['['.repeat(50)]);
});

test('[S-32] 100 kB of anything is judged in 50 ms of processor time', () => {
  const nasty = [
    '"'.repeat(100_000),
    '\\"'.repeat(50_000),
    `{"a":"${'\\'.repeat(99_000)}`,
    '"a" '.repeat(25_000),
    `"a"${' '.repeat(99_000)}`,
    '{}'.repeat(50_000),
  ];
  for (const text of nasty) {
    expect(
      processorTime(() => code(text)),
      text.slice(0, 10),
    ).toBeLessThan(50);
  }
});
