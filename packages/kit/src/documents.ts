// What programs ask of a kit without making one. Loads no maker and no copywriter (decision 0085).
export { brandColors, looksLike } from './files/brand-colors.ts';
export { kitEdition } from './files/kit-edition.ts';
export { logoColors, rolesOf } from './files/logo/painted.ts';
export { slugOf } from './files/slug.ts';
export { type MockupKind, mockup } from './mockups/mockup.ts';
export { longestHeadline, plainHeadlines } from './social/headlines.ts';
export { templateKeys } from './social/template-keys.ts';
