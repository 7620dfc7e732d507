export type { Brand } from './files/brand.ts';
export { brandOf, hexesOf } from './files/brand-of.ts';
export { facesForKit } from './files/kit-faces.ts';
export { type KitFile, kitPath } from './files/kit-file.ts';
export { kitEdition, kitFiles } from './files/kit-files.ts';
export { slugOf } from './files/slug.ts';
export { type Mockup, type MockupKind, mockup, mockupKinds } from './mockups/mockup.ts';
