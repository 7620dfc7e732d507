export { type CutDrawing, type CutLayer } from './cutting/cut-drawing.ts';
export type { Brand } from './files/brand.ts';
export { brandOf, hexesOf } from './files/brand-of.ts';
export { type KitFile, kitPath } from './files/kit-file.ts';
export { kitEdition, kitFiles } from './files/kit-files.ts';
export { facesForKit, facesForLockups } from './files/logo/lockups.ts';
export { slugOf } from './files/slug.ts';
export { type Mockup, type MockupKind, mockup, mockupKinds } from './mockups/mockup.ts';
