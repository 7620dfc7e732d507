export { givenIn } from '@brandwright/copy';
export { type Enhancement, speaksOf, type Writer, writeEnhancement, writtenBy } from './copy/enhancement.ts';
export { type EnhancementTask, enhancementTask } from './copy/enhancement-task.ts';
export { networks } from './copy/networks.ts';
export { type CutDrawing, type CutLayer, cutSvg } from './cutting/cut-drawing.ts';
export { type DirectionTask, directionTask, directionVocabulary } from './direction/direction-task.ts';
export type { Art, Layer, Link, OutlineRun, Page, PagedDocument, Piece, Run, TextPiece, TextRun } from './document/document.ts';
export type { Brand } from './files/brand.ts';
export { brandColors, looksLike } from './files/brand-colors.ts';
export { brandHexes, brandOf, hexesOf, type KitTexts } from './files/brand-of.ts';
export { iconSets } from './files/fonts/icon-sets.ts';
export { kitEdition } from './files/kit-edition.ts';
export { facesForKit } from './files/kit-faces.ts';
export { type KitFile, kitPath, type PackagePart } from './files/kit-file.ts';
export { kitFiles } from './files/kit-files.ts';
export { animatedSvg } from './files/logo/animated-logo.ts';
export { rolesOf } from './files/logo/painted.ts';
export type { PictureFile } from './files/picture-file.ts';
export { slugOf } from './files/slug.ts';
export type { GuidelineWords } from './guidelines/book.ts';
export { brandSheet } from './guidelines/brand-sheet.ts';
export { guidelines } from './guidelines/guidelines.ts';
export { legible } from './mockups/legible.ts';
export { type Mockup, type MockupKind, mockup, mockupKinds } from './mockups/mockup.ts';
export { facesForMockups, mockupWords, textForMockups } from './mockups/mockup-words.ts';
export type { MockupTexts } from './mockups/words-or-bar.ts';
export type {
  Block,
  OfficeDocument,
  OfficeTable,
  Paragraph,
  PlacedPicture,
  Run as OfficeRun,
  StyleName,
  TextStyle,
} from './office/office-document.ts';
export { familyOf, type OfficeFont, type OfficeTheme, themeColorNames } from './office/office-theme.ts';
export { type Headlines, headlineFor, longestHeadline, plainHeadlines } from './social/headlines.ts';
export { type TemplateKey, templateKeys } from './social/template-keys.ts';
export { type Contact, placeholderContact } from './stationery/contact.ts';
