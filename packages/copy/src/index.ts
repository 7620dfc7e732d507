export { type BrandCopy, bioLimits } from './brand-copy.ts';
export { copyVersion } from './version.ts';
export { writeCopy } from './write-copy.ts';
