import { type Endpoint, endpoints } from '@brandwright/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { apiProgram, makeKey, readDocument } from '../../testing/api-program.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps, testSettings } from '../../testing/test-app.ts';
import { testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';

const database = await openTestPglite();
afterAll(() => database.close());
const app = createApp(testDeps(stubPress, database));

test('[P-03] the document is OpenAPI 3.1, whole and without a loose end', async () => {
  const document = await readDocument(app);
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const text = JSON.stringify(document);
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = pointer.split('/').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
    expect(found, pointer).toBeDefined();
  }
});

test('[P-03] it has every endpoint of /api/v1 and no other, with what each takes and answers', async () => {
  const { paths, servers } = (await readDocument(app)) as unknown as {
    readonly servers: unknown;
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, { readonly operationId: string; readonly security: unknown }>>>
    >;
  };
  expect(servers).toEqual([{ url: 'http://localhost/api/v1' }]);
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} /api/v1${path} ${operationId}`),
  );
  const own = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, { path }]) => path.startsWith('/api/v1/'));
  expect(own.length).toBeGreaterThanOrEqual(6);
  const routes = own.map(([name, { method, path }]) => `${method} ${path.replace(/:(\w+)/g, '{$1}')} ${name}`);
  expect(told.toSorted()).toEqual(routes.toSorted());
  // Everything there is behind a key, but the document itself; and nothing else is.
  for (const [name, { access, path }] of Object.entries(endpoints) as [string, Endpoint][])
    expect(access === 'key', name).toBe(path.startsWith('/api/v1/') && name !== 'apiDocument');
  const served = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  for (const [, { method, path }] of own) expect(served).toContain(`${method} ${path}`);
  expect(paths['/logos/generate']?.post).toMatchObject({
    security: [{ apiKey: ['logos'] }],
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    requestBody: {
      content: { 'application/json': { schema: { required: ['business_name'], additionalProperties: false } } },
    },
  });
});

test('[P-03] it is served without a key, cached, and names where the site is', async () => {
  const publicUrl = new URL('https://brandwright.example');
  const site = createApp(testDeps(stubPress, database, { settings: { ...testSettings, publicUrl } }));
  const first = await site.request('/api/v1/openapi.json');
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await first.json()).toMatchObject({ servers: [{ url: 'https://brandwright.example/api/v1' }] });
  const again = await site.request('/api/v1/openapi.json', { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('[P-03] [P-01] a program that knows the document alone makes its calls, and refusals are as it says', async () => {
  const { cookie } = await testPerson(database);
  const { key } = await makeKey(app, cookie, { scopes: ['kits:read'] });
  const call = await apiProgram(app, key);
  const kit = '00000000-0000-4000-8000-000000000000';
  const codes = async (...asked: Parameters<typeof call>) => {
    const { status, body } = await call(...asked);
    return [status, body.code];
  };
  expect(await codes('apiDocument')).toEqual([200, undefined]);
  expect(await codes('apiReadKit', { ids: { kit } })).toEqual([404, 'route.not_found']);
  expect(await codes('apiReadKit', { ids: { kit: 'x' } })).toEqual([404, 'route.not_found']);
  expect(await codes('apiReadAsset', { ids: { asset: 'A'.repeat(32) } })).toEqual([404, 'route.not_found']);
  expect(await codes('apiGenerateLogos', { body: { business_name: 'Kiln' } })).toEqual([403, 'key.scope']);
  expect(await codes('apiReadKit', { ids: { kit }, headers: { authorization: 'Bearer x' } })).toEqual([401, 'key.wrong']);
  const { key: whole } = await makeKey(app, cookie);
  const send = await apiProgram(app, whole);
  const refused = async (body: unknown) => {
    const { status, body: said } = await send('apiGenerateLogos', { body });
    return [status, said.code, said.field];
  };
  expect(await refused({})).toEqual([400, 'request.field.missing', 'business_name']);
  expect(await refused({ business_name: '  ' })).toEqual([400, 'brief.name.empty', 'business_name']);
  expect(await refused({ business_name: 'Kiln', userId: kit })).toEqual([400, 'request.field.unknown', 'userId']);
  expect(await refused({ business_name: 'Kiln', font_style: 'blackletter' })).toEqual([400, 'brief.field.value', 'font_style']);
  expect(await refused({ business_name: 'Kiln', personality: ['grumpy'] })).toEqual([
    400,
    'request.field.value',
    'personality.0',
  ]);
  expect(await refused({ business_name: '!!!' })).toEqual([422, 'brief.name.unsettable', 'business_name']);
  const { status, body } = await send('apiMakeKit', { body: { business_name: 'Kiln' } });
  expect([status, body.code]).toEqual([403, 'order.no_plan']);
});
