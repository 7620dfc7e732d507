import { expect, test } from 'vitest';
import { holdsForScripts } from './design-set.ts';

test('[G-09] 40 chance briefs in other scripts: gates, choices and differences hold', () => {
  expect(() => holdsForScripts(40, 20261121)).not.toThrow();
});
