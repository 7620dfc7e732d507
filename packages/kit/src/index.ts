export type { Art, Document, Layer, Link, OutlineRun, Page, Piece, Run } from './document/document.ts';
export type { Brand } from './files/brand.ts';
export { brandOf, facesForKit, hexesOf } from './files/brand-of.ts';
export { type KitFile, kitPath } from './files/kit-file.ts';
export { kitEdition, kitFiles } from './files/kit-files.ts';
export { guidelines } from './guidelines/guidelines.ts';
export { slugOf } from './files/slug.ts';
export { type Mockup, type MockupKind, mockup, mockupKinds } from './mockups/mockup.ts';
