import { expect, it } from 'vitest';
import { ended } from './ended.ts';
import { gallery } from './gallery.ts';

it('[N-03] a name that ends with a stop gets no second one', () => {
  expect(ended('Eight designs for Tidewater Oyster Co.')).toBe('Eight designs for Tidewater Oyster Co.');
  expect(ended('Eight designs for Yahoo!')).toBe('Eight designs for Yahoo!');
  expect(ended('Eight designs for Juniper & Rye')).toBe('Eight designs for Juniper & Rye.');
  for (const text of [gallery.line(8, 'Tidewater Oyster Co.', 0), gallery.failedLine(0, 8, 'Tidewater Oyster Co.')])
    expect(text).not.toContain('..');
});
