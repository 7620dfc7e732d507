import { curvesOf } from '@brandwright/engine';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { claiming, inPlace, marksOf, picture, side, silhouette, wrongPixels } from '../testing/silhouettes.ts';
import { tracePicture } from './trace-picture.ts';

const disc = '<circle cx="200" cy="200" r="120"/>';
/** Two curves that meet in two sharp corners. */
const leaf = '<path d="M70 330C70 170 180 70 330 70C330 230 230 330 70 330Z"/>';
/** The outlines of a picture, or why there are none. */
const outcome = async (png: Uint8Array) => {
  const traced = await tracePicture(png);
  return traced.ok ? traced.path : traced.fault;
};
const outlines = async (png: Uint8Array) => {
  const path = await outcome(png);
  if (typeof path === 'string') throw new Error(`The picture was refused: ${path}.`);
  return path;
};

test('[M-07] fewer than one pixel in a thousand of forty of our marks is wrong once traced', async () => {
  const marks = marksOf(6).filter(({ name }) => !name.endsWith('initial'));
  expect(marks.length).toBeGreaterThanOrEqual(40);
  for (const { name, path } of marks) {
    const drawn = await silhouette(path);
    const traced = await outlines(drawn);
    expect(await wrongPixels(drawn, await silhouette(inPlace(traced))), name).toBeLessThan(0.001);
    expect(curvesOf(traced), name).toBeLessThan(260);
  }
});

test('[M-07] a traced path has whole numbers within its picture, and curves that end where they begin', async () => {
  for (const contour of await outlines(await picture(leaf))) {
    expect(contour.length % 6).toBe(2);
    expect(contour.slice(0, 2)).toEqual(contour.slice(-2));
    for (const value of contour) expect(Number.isInteger(value) && value >= 0 && value <= 4 * side).toBe(true);
  }
});

test('[M-07] a disc is traced as four curves, and a rectangle as four lines with sharp corners', async () => {
  expect((await outlines(await picture(disc))).map((contour) => contour.length)).toEqual([26]);
  const [rectangle = []] = await outlines(await picture('<path d="M100 125H300V275H100Z"/>'));
  const corners = [0, 6, 12, 18].map((at) => [rectangle[at], rectangle[at + 1]].join());
  expect(corners.sort()).toEqual(['1024,1280', '1024,2816', '3072,1280', '3072,2816']);
  expect(rectangle).toHaveLength(26);
});

test('[M-07] holes stay holes, and specks and pinholes are left out', async () => {
  const ring = await outlines(await picture('<path fill-rule="evenodd" d="M80 80H320V320H80ZM150 150H250V250H150Z"/>'));
  expect(ring).toHaveLength(2);
  const dusty = await picture(
    `<path fill-rule="evenodd" d="M80 80H320V320H80ZM200 200H201V201H200Z"/><path d="M30 30H31V31H30ZM360 40H361.2V41H360Z"/>`,
  );
  expect(await outlines(dusty)).toHaveLength(1);
});

test('[M-07] any flat color on nearly white is ink, and what is transparent is paper', async () => {
  const black = await outlines(await picture(disc));
  for (const ink of ['#FFC800', '#0047AB', '#C03030'])
    expect(await outlines(await picture(disc.replace('/>', ` fill="${ink}"/>`), '#FAF8F4')), ink).toHaveLength(black.length);
  const clear = await sharp({ create: { width: side, height: side, channels: 4, background: '#00000000' } })
    .composite([{ input: Buffer.from(`<svg viewBox="0 0 400 400" width="${side}" height="${side}">${disc}</svg>`) }])
    .png()
    .toBuffer();
  expect(await outlines(clear)).toHaveLength(1);
});

test('[M-07] pictures with one channel, a palette or 16 bits for each color are traced like others', async () => {
  const drawn = await picture(disc);
  const black = await outlines(drawn);
  const kinds = {
    gray: [await sharp(drawn).greyscale().toColourspace('b-w').png().toBuffer(), 8, 0],
    palette: [await sharp(drawn).png({ palette: true }).toBuffer(), null, 3],
    deep: [await sharp(drawn).toColourspace('rgb16').png().toBuffer(), 16, null],
    'deep gray': [await sharp(drawn).greyscale().toColourspace('grey16').png().toBuffer(), 16, 0],
  } as const;
  for (const [kind, [png, bits, color]] of Object.entries(kinds)) {
    // Bits of a channel and the type of color stand in its head.
    if (bits !== null) expect(png[24], kind).toBe(bits);
    if (color !== null) expect(png[25], kind).toBe(color);
    expect(
      (await outlines(png)).map(({ length }) => length),
      kind,
    ).toEqual(black.map(({ length }) => length));
    expect(await wrongPixels(drawn, await silhouette(inPlace(await outlines(png)))), kind).toBeLessThan(0.001);
  }
});

test('[M-07] what is no silhouette on white is refused', async () => {
  const gradient =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#DDDDDD"/></linearGradient></defs><circle cx="200" cy="200" r="120" fill="url(#g)"/>';
  expect(await outcome(await picture(''))).toBe('empty');
  expect(await outcome(await picture('<circle cx="200" cy="200" r="4"/>'))).toBe('empty');
  expect(await outcome(await picture(disc, '#203040'))).toBe('full');
  expect(await outcome(await picture('<path d="M0 0H400V300H0Z"/>'))).toBe('full');
  expect(await outcome(await picture(gradient))).toBe('shaded');
  expect(await outcome(await picture(`${disc}<path fill="#D02020" d="M60 60H180V180H60Z"/>`))).toBe('shaded');
});

test('[M-07] noise and thousands of parts are refused', async () => {
  const noise = Buffer.alloc(side * side, 255);
  let seed = 1;
  for (let y = 100; y < side - 100; y++)
    for (let x = 100; x < side - 100; x++) {
      seed = (seed * 48271) % 2147483647;
      if (seed % 3 === 0) noise[y * side + x] = 0;
    }
  const png = await sharp(noise, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
  expect(await outcome(png)).toBe('intricate');
  const spots = Array.from({ length: 900 }, (_, i) => `M${50 + 10 * (i % 30)} ${50 + 10 * Math.floor(i / 30)}h5v4h-3l2 3h-6Z`);
  const squares = Array.from(
    { length: 4000 },
    (_, i) => `M${45 + 4.8 * (i % 64)} ${45 + 4.8 * Math.floor(i / 64)}h2.4v2.4h-2.4Z`,
  );
  expect(await outcome(await picture(`<path d="${squares.join('')}"/>`))).toBe('intricate');
  expect(['intricate', 'lettered']).toContain(await outcome(await picture(`<path d="${spots.join('')}"/>`)));
});

test('[M-07] [S-26] a row of parts as high as one another is refused, because it may be a word', async () => {
  const letters = [60, 130, 200, 270].map((x) => `M${x} 170h14v60h20v-60h14v74h-48Z`);
  expect(await outcome(await picture(`<path d="${letters.join('')}"/>`))).toBe('lettered');
  expect(typeof (await outcome(await picture(`<path d="${letters.slice(0, 2).join('')}"/>`)))).not.toBe('string');
});

test('[S-27] only a PNG is read, whatever a file says it is', async () => {
  const drawn = sharp(await picture(disc));
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">${disc}</svg>`);
  for (const file of [await drawn.jpeg().toBuffer(), await drawn.webp().toBuffer(), svg, Buffer.alloc(0), Buffer.alloc(5000)])
    expect(await outcome(file)).toBe('format');
});

test('[S-26] a picture of 20,000 pixels is refused by its head, before it is unpacked', async () => {
  const bomb = await sharp({
    create: { width: 20_000, height: 20_000, channels: 3, background: '#000000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(4e6);
  expect(await outcome(bomb)).toBe('size');
  expect(await outcome(await claiming(20_000, 20_000))).toBe('size');
  expect(await outcome(await claiming(2049, 1024))).toBe('size');
  expect(await outcome(await claiming(0, 1024))).toBe('size');
});

test('[S-26] a picture that is cut off, damaged or of more than 4 MB is refused', async () => {
  const whole = await picture(disc);
  expect(await outcome(whole.subarray(0, whole.length - 200))).toBe('broken');
  const damaged = Buffer.from(whole);
  damaged.fill(0xff, 60, 120);
  expect(await outcome(damaged)).toBe('broken');
  expect(await outcome(Buffer.concat([whole, Buffer.alloc(4e6)]))).toBe('size');
});
