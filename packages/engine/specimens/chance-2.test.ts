import { test } from 'vitest';
import { holdsFor } from './design-set.ts';

// A thousand chance briefs in two files, so that two workers share them.
test.each([3, 4])('[G-09] 250 chance briefs, part %i of 4: gates, choices and differences hold', { timeout: 240_000 }, (part) => {
  holdsFor(250, 20261120 + part);
});
