import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { processorTime } from '../../engine/testing/processor-time.ts';
import { endpoints } from './endpoints.ts';

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly catchall?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def;

/** A place in a body, and what makes a body that holds a value there and nothing else. */
interface Place {
  readonly path: string;
  readonly def: Def;
  readonly hold: (value: unknown) => unknown;
}

/** Every schema inside a schema, itself first. A kind that is not known here fails: it would not be looked into. */
function places(schema: z.ZodMiniType, path = '', hold: Place['hold'] = (value) => value): readonly Place[] {
  const def = defOf(schema);
  const inside = (inner: z.ZodMiniType, step: string, put: Place['hold']) =>
    places(inner, path + step, (value) => hold(put(value)));
  const here = [{ path, def, hold }];
  switch (def.type) {
    case 'object':
      return [
        ...here,
        ...Object.entries(def.shape ?? {}).flatMap(([name, inner]) => inside(inner, `.${name}`, (value) => ({ [name]: value }))),
      ];
    case 'optional':
    case 'nullable':
    case 'default':
      return [...here, ...inside(def.innerType as z.ZodMiniType, '', (value) => value)];
    case 'array':
      return [...here, ...inside(def.element as z.ZodMiniType, '[]', (value) => [value])];
    case 'record':
      return [
        ...here,
        ...inside(def.keyType as z.ZodMiniType, '{key}', (value) => ({ [String(value)]: null })),
        ...inside(def.valueType as z.ZodMiniType, '{}', (value) => ({ a: value })),
      ];
    case 'union':
      return [...here, ...(def.options ?? []).flatMap((option) => inside(option, '', (value) => value))];
    case 'string':
    case 'number':
    case 'int':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'unknown':
    // Documents: their own readers judge them.
    case 'custom':
      return here;
    default:
      return expect.fail(`${path}: teach this test about “${def.type}”.`);
  }
}

const bodies = Object.entries(endpoints).flatMap(([name, { body }]) => (body === null ? [] : [{ name, body }]));

test('[S-17] every object of every body is strict, however deep it lies', () => {
  const objects = bodies.flatMap(({ name, body }) =>
    places(body)
      .filter(({ def }) => def.type === 'object')
      .map((place) => ({ ...place, path: name + place.path })),
  );
  expect(objects.length).toBeGreaterThanOrEqual(bodies.length);
  for (const { path, def } of objects) expect(def.catchall && defOf(def.catchall).type, path).toBe('never');
  for (const { name, body } of bodies) expect(body.safeParse([]).success, name).toBe(false);
});

/** Long texts that make a careless pattern try every way to cut them. */
const nasty = [
  'a'.repeat(50_000),
  ' '.repeat(49_999),
  `${'a@'.repeat(24_999)}!`,
  `a@${'a.'.repeat(24_999)}`,
  `a@${'a-'.repeat(24_999)}`,
  `${'.'.repeat(49_999)}@`,
  `${'0'.repeat(49_999)}!`,
  `${'a '.repeat(24_999)}\n`,
  '\u0301'.repeat(50_000),
  '{'.repeat(50_000),
];

test('[S-32] no text of 50,000 characters holds a validator for more than 50 ms of processor time', () => {
  const texts = bodies.flatMap(({ name, body }) =>
    places(body)
      .filter(({ def }) => ['string', 'enum', 'literal', 'unknown', 'custom'].includes(def.type))
      .map((place) => ({ ...place, name, body })),
  );
  expect(texts.length).toBeGreaterThan(30);
  for (const { name, path, body, hold } of texts)
    for (const text of nasty) {
      const value = hold(text);
      expect(
        processorTime(() => body.safeParse(value)),
        `${name}${path} ${text.slice(0, 10)}`,
      ).toBeLessThan(50);
    }
});
