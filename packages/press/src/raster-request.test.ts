import { expect, test } from 'vitest';
import { processorTime } from '../../engine/testing/processor-time.ts';
import { checkDrawing } from './raster-request.ts';

const code = (svg: string): string => {
  try {
    checkDrawing(svg, { width: 512 });
    return 'accepted';
  } catch (error) {
    return (error as { fault: { code: string } }).fault.code;
  }
};
const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';

test('[S-23] bombs of size are refused by their header', () => {
  expect(code('<svg width="100000" height="100000"></svg>')).toBe('press.raster.size');
  expect(code('<svg width="100" height="1e9"></svg>')).toBe('press.raster.size');
  expect(code('<svg width="100" height="100" viewBox="0 0 100000 100000"></svg>')).toBe('press.raster.size');
  expect(code('<svg width="-1" height="100"></svg>')).toBe('press.raster.size');
  expect(code('<svg width="100%" height="100%"></svg>')).toBe('press.raster.size');
  expect(code(`<svg id=" width='1' height='1' viewBox='0 0 1 1'" width="1" height="100000"></svg>`)).toBe('press.raster.size');
  expect(code('<svg id=">" width="1" height="100000"></svg>')).toBe('press.raster.size');
  expect(code('<svg></svg>')).toBe('press.raster.size');
  expect(code('nothing')).toBe('press.raster.size');
});

test('[S-23] [S-27] filters, pictures, references, scripts and entities are refused by their names', () => {
  const hostile = [
    '<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter><rect width="9" height="9" filter="url(#f)"/>',
    '<rect width="9" height="9" filter="url(#f)"/>',
    '<image href="http://169.254.169.254/"/>',
    '<use href="#a"/>',
    '<pattern id="p"/>',
    '<mask id="m"/>',
    '<script>alert(1)</script>',
    '<foreignObject/>',
    '<style>@import "http://canary/"</style>',
    '<rect style="fill:url(http://canary)"/>',
    '<rect onload="x"/>',
    '<SCRIPT/>',
    '<!-- x -->',
    '<![CDATA[x]]>',
    '<?xml-stylesheet href="x"?>',
    '<g id=">" style="filter:blur(4000px)"/>',
    "<g id='>' style='filter:blur(4000px)'/>",
    `<g id="'>'" style="filter:blur(4000px)"/>`,
    '<g id="a"style="filter:blur(4000px)"/>',
    '<g id="<g a=\'"/><g style="filter:blur(4000px)" b=\'"/>',
    '<g\nstyle\n=\n"filter:blur(4000px)"/>',
  ];
  for (const inside of hostile) expect(code(`${root}${inside}</svg>`), inside).toBe('press.raster.content');
  expect(code(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${root}&a;</svg>`)).toBe('press.raster.content');
  expect(code(`${root}<path d="${'M0 0'.repeat(1_000_001)}"/></svg>`)).toBe('press.raster.content');
});

test('what our printers write is accepted, whatever a title says', () => {
  expect(
    code(
      `<?xml version="1.0" encoding="UTF-8"?>${root}<title>My style = x onload=y > &lt;script&gt;</title><g id="a > style='b'"><path d="M0 0Z"/></g></svg>`,
    ),
  ).toBe('accepted');
});

test('[S-32] hostile texts of a million characters are judged in 250 ms of processor time each', () => {
  for (const text of [
    '<'.repeat(1_000_000),
    `<a${'"'.repeat(999_999)}`,
    `${root}${' '.repeat(1_000_000)}`,
    '<svg '.repeat(200_000),
    `<svg ${'a'.repeat(1_000_000)}`,
    `<svg${' a="b"'.repeat(200_000)}`,
    `<svg${" a='>'".repeat(200_000)}>`,
    `<svg a=${' '.repeat(1_000_000)}>`,
  ])
    expect(
      processorTime(() => code(text)),
      text.slice(0, 10),
    ).toBeLessThan(250);
});
