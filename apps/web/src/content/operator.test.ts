import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./operator.ts');
  vi.resetModules();
});

test('[X-01] an operator with an address stands with it in the terms and the privacy policy', async () => {
  vi.doMock('./operator.ts', async (original) => {
    const real = await original<typeof import('./operator.ts')>();
    return { ...real, operator: { ...real.operator, name: 'Kiln Ltd', address: ['1 Kiln Lane', 'Oxford'] } };
  });
  const { terms } = await import('./terms.ts');
  const { privacy } = await import('./privacy.ts');
  expect(JSON.stringify(terms)).toContain('between you and Kiln Ltd, 1 Kiln Lane, Oxford.');
  expect(JSON.stringify(privacy)).toContain('Our address is 1 Kiln Lane, Oxford.');
});

test('[X-01] an operator without an address is named alone', async () => {
  const { nameAndAddress, operator } = await import('./operator.ts');
  expect(nameAndAddress(operator)).toBe(operator.name);
  expect(nameAndAddress({ name: 'Kiln Ltd', address: ['1 Kiln Lane', 'Oxford'] })).toBe('Kiln Ltd, 1 Kiln Lane, Oxford');
});
