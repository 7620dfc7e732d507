/** For tests: an art direction as a model gives it for “Harbor & Pine”, who roast coffee by the sea. */
export const modelDirection = {
  things: [
    { thing: 'lighthouse', word: 'sea' },
    { thing: 'coffee bean', word: 'coffee' },
    { thing: 'pine tree', word: 'pine' },
    { thing: 'seagull in flight', word: 'shore' },
  ],
  never: ['tea cup', 'anchor'],
  letters: { fits: ['slab', 'grotesque'], never: ['futuristic'] },
  colors: { fits: ['petrol', 'sand', 'espresso'], never: ['neon pink'] },
} as const;
