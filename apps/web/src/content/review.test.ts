import { expect, it } from 'vitest';
import { saving } from './review.ts';

it('[W-11] the saving screen names the personality, and says “Brand” once', () => {
  expect(saving.title('Friendly Creative')).toBe('Creating Your Friendly Creative Brand Kit');
  expect(saving.title('Balanced Brand')).toBe('Creating Your Balanced Brand Kit');
});
