import { brotliDecompressSync } from 'node:zlib';
import { decodeFontPack, problemSchema } from '@brandwright/contract';
import { createFontBook, designSet, facesFor, parseBrief, textFor } from '@brandwright/engine';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { expect, test } from 'vitest';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { testApp } from '../../testing/test-app.ts';

const app = await testApp(press);
const get = (query: Record<string, string> | string, headers: Record<string, string> = {}) =>
  app.request(`/api/fonts?${typeof query === 'string' ? query : new URLSearchParams(query)}`, { headers });
const refusal = async (query: Record<string, string> | string) => {
  const response = await get(query);
  return problemSchema.parse(await response.json());
};

test('[H-07] a page that gets the faces of a brief from here draws what the server draws', async () => {
  const parsed = parseBrief({ name: 'Özge & Söhne', style: 'playful' });
  if (!parsed.ok) throw new Error('the test brief is broken');
  const brief = parsed.value;
  const response = await get({ faces: facesFor(brief).slice(0, 16).join(','), text: textFor(brief) });
  expect(response.status).toBe(200);
  const faces = decodeFontPack(new Uint8Array(await response.arrayBuffer())) ?? [];
  expect(faces.map(({ id }) => id)).toEqual([...facesFor(brief)].sort());
  const harfbuzz: unknown = await import('harfbuzzjs');
  const fonts = createFontBook(harfbuzz as Parameters<typeof createFontBook>[0]);
  for (const { id, bytes } of faces) fonts.add(id, bytes);
  expect(designSet(brief, { fonts })).toEqual((await drawSet(await openStudio(), brief, { round: 0 })).set);
});

test('a pack is asked for each time, comes compressed where that is taken, and is not sent twice', async () => {
  const query = { faces: 'inter-600,work-sans-400', text: 'Kiln' };
  const plain = await get(query);
  expect(plain.headers.get('cache-control')).toBe('no-cache');
  expect(plain.headers.get('content-type')).toBe('application/octet-stream');
  const bytes = Buffer.from(await plain.arrayBuffer());
  const small = await get(query, { 'accept-encoding': 'gzip, deflate, br' });
  expect(small.headers.get('content-encoding')).toBe('br');
  const packed = Buffer.from(await small.arrayBuffer());
  expect(packed.length).toBeLessThan(bytes.length * 0.85);
  expect(brotliDecompressSync(packed)).toEqual(bytes);
  const tag = plain.headers.get('etag');
  for (const held of [`${tag}`, `"older", ${tag}`, `W/${tag}`]) {
    const again = await get(query, { 'if-none-match': held });
    expect([again.status, again.headers.get('etag'), (await again.arrayBuffer()).byteLength], held).toEqual([304, tag, 0]);
  }
});

test('order and repetition of faces and letters make no difference', async () => {
  const one = await get({ faces: 'inter-600,work-sans-400', text: 'Kiln' });
  const other = await get({ faces: 'work-sans-400,inter-600,inter-600', text: 'nnliK' });
  expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
});

test('what is wrong with a query is told by its field', async () => {
  expect(await refusal('')).toMatchObject({ status: 400, code: 'request.field.missing', field: 'faces' });
  expect(await refusal({ faces: 'comic-sans-400' })).toMatchObject({
    status: 400,
    code: 'press.face.unknown',
    received: 'comic-sans-400',
  });
  expect(await refusal({ faces: '../../etc/passwd' })).toMatchObject({ status: 400, code: 'press.face.unknown' });
  expect(await refusal({ faces: 'inter-600', text: 'x'.repeat(401) })).toMatchObject({ status: 400, field: 'text' });
  expect(await refusal({ faces: 'inter-600', style: 'x' })).toMatchObject({
    status: 400,
    code: 'request.field.unknown',
    field: 'style',
  });
  expect(await refusal('faces=inter-600&faces=inter-400')).toMatchObject({ status: 400, field: 'faces' });
  const seventeen = Array.from({ length: 17 }, (_, i) => `face-${i}`).join(',');
  expect(await refusal({ faces: seventeen })).toMatchObject({ status: 400, code: 'request.field.value', allowed: 'at most 16' });
  expect((await get({ faces: 'inter-600', text: '𝒳'.repeat(400) })).status).toBe(200);
});
