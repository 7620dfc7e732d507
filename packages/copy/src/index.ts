export { type BrandCopy, bioLimits } from './brand-copy.ts';
export { type CopyTask, copyTask, copyTaskVersion } from './task/copy-task.ts';
export { type Given, givenIn } from './task/given.ts';
export { copyVersion } from './version.ts';
export { writeCopy } from './write-copy.ts';
