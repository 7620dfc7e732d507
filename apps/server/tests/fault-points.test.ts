import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { counting, deadly, points } from '../faults/points.ts';

test('the places at which `npm run faults` kills the server stand where its list says', () => {
  for (const point of [...points, counting]) {
    const text = readFileSync(join(import.meta.dirname, '../../..', point.file), 'utf8');
    expect(deadly(text, point), point.title).not.toBe(text);
  }
});
