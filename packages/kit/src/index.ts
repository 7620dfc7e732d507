export { type CutDrawing, type CutLayer, cutSvg } from './cutting/cut-drawing.ts';
export type { Brand } from './files/brand.ts';
export { brandOf, hexesOf } from './files/brand-of.ts';
export { type KitFile, kitPath, type PackagePart } from './files/kit-file.ts';
export { kitEdition, kitFiles } from './files/kit-files.ts';
export { facesForKit, facesForLockups } from './files/logo/lockups.ts';
export type { PictureFile } from './files/picture-file.ts';
export { slugOf } from './files/slug.ts';
export { type Mockup, type MockupKind, mockup, mockupKinds } from './mockups/mockup.ts';
export type {
  Block,
  OfficeDocument,
  OfficeTable,
  Paragraph,
  PlacedPicture,
  Run,
  StyleName,
  TextStyle,
} from './office/office-document.ts';
export { familyOf, type OfficeFont, type OfficeTheme, themeColorNames } from './office/office-theme.ts';
