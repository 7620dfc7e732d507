import type { DrawnLogo } from '../src/index.ts';

/** For tests: logos of half a megabyte each, as forty dense signs give them. */
export const heavyLogos = (count = 24, characters = 500_000): readonly DrawnLogo[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `heavy${place}`,
    logo: JSON.stringify({ design: { id: `heavy${place}`, outline: '鬱'.repeat(characters) }, customization: null }),
    document: place === 0 ? JSON.stringify({ logo: 'heavy0', order: { design: { id: 'heavy0' } } }) : null,
  }));
