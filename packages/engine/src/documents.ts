// What programs do with briefs and designs as documents: read, check, change and print them. Loads no drawings, and of words
// only the concepts that a revision is read with (decision 0085).
export { parseBrief } from './brief/brief.ts';
export { fontStyles, iconPlacements, industries, styleDirections } from './brief/choices.ts';
export { limits } from './brief/limits.ts';
export { personalities, quizQuestions } from './brief/quiz.ts';
export { colorsOfText } from './color/colors-of-text.ts';
export { nearestColorName } from './color/nearest-color-name.ts';
export { hexToOklch } from './color/oklch.ts';
export { colorPreferences } from './color/scheme.ts';
export { faces as typefaces } from './concepts/face.ts';
export { letterGenres } from './concepts/subject/letter-genres.ts';
export { tradeColorNames } from './concepts/subject/trade-colors.ts';
export { asDesigned } from './edit/customization.ts';
export { inLook, kitPalettes, kitPersonalities, sameLook, unchangedLook } from './edit/looks.ts';
export { parseCustomization, readCustomization } from './edit/parse-customization.ts';
export { readRevision } from './edit/revisions/read-revision.ts';
export { longestRevision } from './edit/revisions/revision.ts';
export { engineVersion } from './engine-version.ts';
export { EngineError } from './errors.ts';
export { parseFreeDesign } from './free/free-design.ts';
export { lastKindRound } from './kind-rounds.ts';
export { logoKinds } from './logo-square.ts';
export { inOwnOrder, readDesign } from './read-design.ts';
export { frame } from './scene/frame.ts';
export { drawing } from './scene/variants.ts';
export { printSvg } from './svg.ts';
export { canSetLine } from './typeset.ts';
