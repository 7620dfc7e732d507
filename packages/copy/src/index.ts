export type { BrandCopy } from './brand-copy.ts';
export { writeCopy } from './write-copy.ts';
