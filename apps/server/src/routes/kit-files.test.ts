import { type Kit, type KitFilesLine, kitFilesLine, packageTypes, problemSchema } from '@brandwright/contract';
import { addKit, tables } from '@brandwright/data';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { memberBrowser } from '../../testing/test-browser.ts';
import { openTestShop, premium } from '../../testing/test-shop.ts';

const database = await openTestPglite();
const shop = await openTestShop(database, { press });
const buyer = await shop.buyer();
let kit = '';
let whole: Readonly<Record<string, Uint8Array>> = {};
let lines: readonly KitFilesLine[] = [];

const ask = (method: string, path: string, body?: unknown) =>
  shop.app.request(`/api/kits/${kit}/${path}`, {
    method,
    headers: { cookie: buyer.cookie, origin: 'http://localhost', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const downloads = async () => (await buyer.ask<Kit>('GET', `/api/kits/${kit}`)).body.downloads;
const problem = async (response: Response) => {
  const { status, code, field, received, allowed } = problemSchema.parse(await response.json());
  return { status, code, field, received, allowed };
};

const isBusy = (line: KitFilesLine | undefined): boolean =>
  line !== undefined && 'problem' in line && line.problem.code === 'press.busy';

beforeAll(async () => {
  await buyer.at(await buyer.begin(premium), 'pay');
  await eventually(async () => expect(await shop.kits(buyer)).toMatchObject([{ status: 'completed' }]));
  kit = (await shop.kits(buyer))[0]?.id ?? '';
  const told: KitFilesLine[] = [];
  // Where the machine is slow, an answer ends before the files are made, and a client asks again.
  do {
    if (isBusy(told.at(-1))) told.pop();
    const text = await (await ask('GET', 'files')).text();
    told.push(
      ...text
        .trim()
        .split('\n')
        .map((line) => kitFilesLine.parse(JSON.parse(line))),
    );
  } while (isBusy(told.at(-1)));
  lines = told;
  whole = unzipSync(await bytes(await ask('GET', 'archive')));
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const contents = () => {
  const last = lines.at(-1);
  if (last === undefined || !('contents' in last)) throw new Error('The files were not listed.');
  return last.contents;
};

test('[L-01] making a kit’s files reports what is done, and ends with their list', async () => {
  const shares = lines.flatMap((line) => ('share' in line ? [line.share] : []));
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(Object.fromEntries(contents().files.map(({ path, bytes: size }) => [path, size]))).toEqual(
    Object.fromEntries(Object.entries(whole).map(([path, file]) => [path, file.length])),
  );
  // The inks are those of the palette files, for every color there.
  const rows = Buffer.from(whole['color/colors.csv'] ?? [])
    .toString('utf8')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','));
  expect(rows.length).toBeGreaterThan(5);
  expect(contents().inks).toEqual(
    Object.fromEntries(rows.map((cells) => [cells.find((cell) => cell.startsWith('#')), cells.slice(-4).map(Number)])),
  );
  // Asked again, they are there.
  expect((await (await ask('GET', 'files')).text()).trim().split('\n')).toHaveLength(1);
});

test('[K-02] a package of each type has its files, the license, and the size that was told', async () => {
  for (const { type, files, bytes: size } of contents().packages) {
    const response = await ask('POST', 'packages', { type });
    expect(response.headers.get('content-disposition')).toContain(`-${type}-package.zip"`);
    const archive = await bytes(response);
    expect([archive.length, Number(response.headers.get('content-length'))], type).toEqual([size, size]);
    const packed = unzipSync(archive);
    const paths = Object.keys(packed);
    expect(paths.length, type).toBe(files);
    expect(paths).toContain('licenses.txt');
    const belongs = (path: string) =>
      ['social', 'stationery'].includes(type) ? path.startsWith(`${type}/`) : path.endsWith(`.${type}`);
    expect(paths.filter((path) => !belongs(path))).toEqual(['licenses.txt']);
    expect(paths.length - 1, type).toBe(Object.keys(whole).filter(belongs).length);
    for (const [path, file] of Object.entries(packed)) expect(Buffer.compare(file, whole[path] ?? Buffer.of()), path).toBe(0);
  }
  expect(contents().packages.map(({ type }) => type)).toEqual(packageTypes);
  const counted = await downloads();
  for (const type of packageTypes) expect(counted[type], type).toBeGreaterThanOrEqual(1);
});

test('[K-02] what was downloaded is a row with its type, its name and its true size', async () => {
  const rows = await database.statements.select().from(tables.brandKitAssets);
  const of = (type: string) => rows.find(({ fileType }) => fileType === type);
  for (const { type, bytes: fileSize } of contents().packages)
    expect(of(type)).toMatchObject({ fileSize, fileName: expect.stringMatching(new RegExp(`-${type}-package\\.zip$`)) });
  expect(of('zip')).toMatchObject({ fileSize: contents().bytes });
});

test('[K-08] an unsupported type is refused by an error that says which there are', async () => {
  const refused = await problem(await ask('POST', 'packages', { type: 'psd' }));
  expect(refused).toMatchObject({ status: 400, code: 'request.field.value', field: 'type', received: 'psd' });
  for (const type of packageTypes) expect(refused.allowed).toContain(type);
});

test('[T-02] [L-01] one file is downloaded by its path, and counted by its type', async () => {
  const before = await downloads();
  const guidelines = contents().files.find(({ path }) => path.endsWith('-brand-guidelines.pdf'))?.path ?? '';
  for (const path of [guidelines, 'social/instagram-story-1080x1920.svg', 'social/instagram-story-1080x1920.png']) {
    const response = await ask('POST', 'files', { path });
    expect(response.headers.get('content-disposition')).toContain(`filename="${path.split('/').at(-1)}"`);
    expect(Buffer.compare(await bytes(response), whole[path] ?? Buffer.of()), path).toBe(0);
  }
  const after = await downloads();
  for (const type of ['pdf', 'svg', 'png']) expect([type, after[type]]).toEqual([type, (before[type] ?? 0) + 1]);
  expect(await problem(await ask('POST', 'files', { path: 'social/none.png' }))).toMatchObject({
    status: 404,
    code: 'kit.no_file',
  });
  for (const path of ['../secret', '/etc/passwd', 'social/../logo', '', 'A.png', 'a\u0000b'])
    expect([400, 404], path).toContain((await problem(await ask('POST', 'files', { path }))).status);
});

test('[T-02] a template is shown as its PNG without counting, and nothing else is shown', async () => {
  const before = await downloads();
  const shown = await ask('GET', 'templates/linkedin-cover-1584x396');
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(Buffer.compare(await bytes(shown), whole['social/linkedin-cover-1584x396.png'] ?? Buffer.of())).toBe(0);
  for (const name of ['none', 'LINKEDIN', '..%2flicenses', 'a'.repeat(61)])
    expect((await problem(await ask('GET', `templates/${name}`))).status, name).toBe(404);
  expect(await downloads()).toEqual(before);
});

test('[B-06] [Y-04] files of a kit that is unpaid, unfinished or of another are refused at once', async () => {
  const other = await memberBrowser(database, { press });
  const asked = (of: string) =>
    [
      ['GET', `/api/kits/${of}/files`],
      ['POST', `/api/kits/${of}/packages`, { type: 'png' }],
      ['POST', `/api/kits/${of}/files`, { path: 'licenses.txt' }],
      ['GET', `/api/kits/${of}/templates/instagram-post-1080x1080`],
    ] as const;
  for (const [method, path, body] of asked(kit)) expect((await other.call(method, path, body)).status, path).toBe(404);
  const { id } = await database.asPerson(other.id, (scope) => addKit(scope, { businessName: 'Kiln', status: 'completed' }));
  for (const [method, path, body] of asked(id))
    expect(await problem(await other.call(method, path, body)), path).toMatchObject({ status: 403, code: 'kit.locked' });
});
