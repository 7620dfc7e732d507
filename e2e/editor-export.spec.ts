import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { art, color, lockup, logo, press, redrawn } from './editor-page.ts';
import { test } from './quiet.ts';
import { bakery, openEditor } from './seed-editor.ts';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

async function keep(page: Page, kind: string): Promise<{ name: string; bytes: Buffer }> {
  await press(page, 'Export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(`^${kind} `) }).click();
  const file = await download;
  await expect(page.getByText('Logo saved').first()).toBeVisible();
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('[E-03] [Y-05] exports as SVG, PNG high-res, JPG, PDF and Transparent, named after the business', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  const before = await art(page);
  await color(page, 'Primary').fill('#123456');
  await redrawn(page, before);

  const svg = await keep(page, 'SVG');
  expect(svg.name).toBe('juniper-rye.svg');
  const text = svg.bytes.toString('utf8');
  expect(text).toContain('<title>Juniper &amp; Rye</title>');
  expect(text).toContain('#123456');
  expect([...new Set([...text.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag))].sort()).toEqual(['path', 'svg', 'title']);

  const png = await keep(page, 'PNG');
  expect(png.name).toBe('juniper-rye.png');
  expect(Math.max(png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20))).toBe(4096);
  expect((await pixels(page, png.bytes)).corner[3]).toBe(255);

  const jpg = await keep(page, 'JPG');
  expect(jpg.name).toBe('juniper-rye.jpg');
  expect([...jpg.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect((await pixels(page, jpg.bytes)).corner[3]).toBe(255);

  const pdf = await keep(page, 'PDF');
  expect(pdf.name).toBe('juniper-rye.pdf');
  expect(pdf.bytes.subarray(0, 4).toString()).toBe('%PDF');
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  expect((await getDocument({ data: new Uint8Array(pdf.bytes) }).promise).numPages).toBe(1);

  const clear = await keep(page, 'Transparent');
  expect(clear.name).toBe('juniper-rye-transparent.png');
  expect(Math.max(clear.bytes.readUInt32BE(16), clear.bytes.readUInt32BE(20))).toBe(2048);
  const { corner, inked } = await pixels(page, clear.bytes);
  expect(corner[3]).toBe(0);
  expect(inked).toBeGreaterThan(1000);
});

/** First pixel of a picture as RGBA, and how many pixels are opaque, counted by the browser. */
function pixels(page: Page, file: Buffer): Promise<{ corner: number[]; inked: number }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const brush = new OffscreenCanvas(512, 512).getContext('2d');
    if (brush === null) throw new Error('No canvas.');
    brush.drawImage(picture, 0, 0, 512, 512);
    const { data } = brush.getImageData(0, 0, 512, 512);
    let inked = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i] === 255) inked++;
    return { corner: [...data.slice(0, 4)], inked };
  }, file.toString('base64'));
}

/** Pixels of a JPG are a little off where they were packed. */
const near = (pixel: readonly number[], hex: string): boolean =>
  [1, 3, 5].every((at, i) => Math.abs((pixel[i] ?? -99) - Number.parseInt(hex.slice(at, at + 2), 16)) <= 3);

test('[E-01] a JPG has a white ground, and a design made for the dark keeps its own', async ({ page }) => {
  await openEditor(page, bakery, await lockup());
  await expect(logo(page)).toBeVisible();
  // A light ground that is not white: the ink was chosen for it and reads on white as well.
  const before = await art(page);
  await color(page, 'Background').fill('#FFE9B8');
  await color(page, 'Primary').fill('#123456');
  await redrawn(page, before);
  expect((await keep(page, 'SVG')).bytes.toString('utf8')).toContain('#FFE9B8');
  const light = await pixels(page, (await keep(page, 'JPG')).bytes);
  expect(near(light.corner, '#FFFFFF'), String(light.corner)).toBe(true);
  await page.getByRole('switch', { name: /dark/i }).click();
  await expect(color(page, 'Background')).toHaveValue('#1A202C');
  await expect(page.getByRole('region', { name: 'Canvas' })).toHaveAttribute('aria-busy', 'false');
  const dark = await pixels(page, (await keep(page, 'JPG')).bytes);
  expect(near(dark.corner, '#1A202C'), String(dark.corner)).toBe(true);
});

test.describe('an export that fails', () => {
  test.use({ expected: /Could not get canvas context/ });
  test('[E-03] [Y-05] is told in the product’s words, and the next one works', async ({ page }) => {
    // A worker whose canvas gives nothing to paint with, as browsers short of memory have it.
    await page.route('**/assets/studio.worker-*', async (route) => {
      const answer = await route.fetch();
      const broken = 'OffscreenCanvas.prototype.getContext = () => null;';
      await route.fulfill({ response: answer, body: `${broken}${await answer.text()}` });
    });
    await openEditor(page, bakery, await lockup());
    await expect(logo(page)).toBeVisible();
    await press(page, 'Export');
    await page.getByRole('button', { name: /^PNG / }).click();
    await expect(page.getByText('Export Failed').first()).toBeVisible();
    await expect(page.getByText('We couldn’t export your logo. Please try again.').first()).toBeVisible();
    expect((await keep(page, 'SVG')).name).toBe('juniper-rye.svg');
  });
});
