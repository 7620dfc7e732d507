export { type Brief, parseBrief } from './brief/brief.ts';
export { fontStyles, iconPlacements, industries, styleDirections } from './brief/choices.ts';
export { limits } from './brief/limits.ts';
export { promptOf } from './brief/prompt.ts';
export { personalities, personalityOf, type QuizAnswers, quizQuestions } from './brief/quiz.ts';
export { currentPictureName, type Shows } from './brief/shows.ts';
export { type DesignTheme, type ThemeName, themes } from './brief/themes.ts';
export { colorsOfText } from './color/colors-of-text.ts';
export { contrastRatio } from './color/contrast.ts';
export { nearestColorName } from './color/nearest-color-name.ts';
export { hexToOklch, oklchToHex } from './color/oklch.ts';
export { preferenceColors } from './color/preference-colors.ts';
export { type Cmyk, declaredInks, type InkTable, inkLimit } from './color/process-inks.ts';
export { colorPreferences } from './color/scheme.ts';
export { fetchMeanings, hasMeanings } from './composition/known-meanings.ts';
export { iconSources } from './composition/marks/icon-sources.ts';
export type { TracedDrawing } from './composition/traced-drawing.ts';
export { faces as typefaces } from './concepts/face.ts';
export type { PictureFile } from './concepts/picture-file.ts';
export { addPictures } from './concepts/stored-pictures.ts';
export { tradeOf } from './concepts/subject/asked-pictures.ts';
export { type LetterGenre, letterGenres } from './concepts/subject/letter-genres.ts';
export { isFirstName, isOnlyFirstName } from './concepts/subject/people.ts';
export { type SuggestedIndustry, suggestIndustry } from './concepts/subject/suggest-industry.ts';
export { tradeColorNames } from './concepts/subject/trade-colors.ts';
export { variationStyles } from './concepts/variation-style.ts';
export { designSet, designSteps, facesFor, redesign, textFor } from './design.ts';
export type { Design, DesignSet } from './design-document.ts';
export { type ArtDirection, directionLimits, readArtDirection, type Suited, suited } from './edit/art-direction.ts';
export { colorPresets } from './edit/color-presets.ts';
export {
  asDesigned,
  type Customization,
  defaultCustomization,
  type EditorFont,
  type EditorLayout,
  editorFonts,
  editorLayouts,
} from './edit/customization.ts';
export { customize, facesForCustomization, textForCustomization } from './edit/customize.ts';
export type { ContrastWarning, Customized, Shown, StandingLetter } from './edit/customized.ts';
export { fontsFor } from './edit/editor-faces.ts';
export { type FoundIcon, findIcons } from './edit/find-icons.ts';
export { findThings, type HeardThing, heardIn, thingNames, thingsNamed } from './edit/heard.ts';
export { iconDrawing } from './edit/icon-drawing.ts';
export { layoutOf } from './edit/layout-of.ts';
export { inLook, type KitLook, kitPalettes, kitPersonalities, sameLook, unchangedLook } from './edit/looks.ts';
export { parseCustomization, readCustomization } from './edit/parse-customization.ts';
export { facesForRename, renameDesign } from './edit/rename.ts';
export { readRevision } from './edit/revisions/read-revision.ts';
export { facesForRevision, type Revised, type RevisionContext, reviseDesign } from './edit/revisions/revise.ts';
export { longestRevision, type RevisionChange, type RevisionReading } from './edit/revisions/revision.ts';
export { changeLabel, outcomeText } from './edit/revisions/say.ts';
export { shownCount } from './edit/shown-count.ts';
export { engineVersion } from './engine-version.ts';
export { type EpsOptions, printEps } from './eps.ts';
export { EngineError, type EngineErrorCode, type EngineFault, engineErrorCodes, type Result } from './errors.ts';
export { type FreeFont, freeFonts } from './free/fonts.ts';
export { type FreeDesign, freeDefaults, parseFreeDesign } from './free/free-design.ts';
export { facesForFree, textForFree } from './free/free-faces.ts';
export { setFreeName } from './free/free-name.ts';
export { freeIconArt } from './free/icon-mark.ts';
export { type FreeIcon, findFreeIcons, freeIconCategories, freeIcons } from './free/icons.ts';
export { type FreeLayout, freeLayouts } from './free/layouts.ts';
export { type FreeScheme, freeSchemes } from './free/schemes.ts';
export { type FreeLogo, setFreeLogo } from './free/set-free-logo.ts';
export { clip } from './geometry/clip.ts';
export {
  type Contour,
  type Matrix,
  mapPath,
  type Path,
  pathBounds,
  placing,
  reversePath,
  rotation,
  signedArea,
} from './geometry/path.ts';
export { circle, contour, polygon, roundedRect } from './geometry/shapes.ts';
export { inkLayers } from './ink-layers.ts';
export type { Fix, Grade, QualityCheck, QualityRow } from './judgement/report.ts';
export { lastKindRound } from './kind-rounds.ts';
export {
  facesForKinds,
  type KindDesign,
  type KindOptions,
  logosByKind,
  type MarkedKind,
  type SeenParts,
  type TracedMarks,
} from './logo-kinds.ts';
export { type FileGround, fileGrounds, type LogoKind, logoKinds, squareLogo } from './logo-square.ts';
export { facesForMore, type History, moreLikeThis, moreSteps } from './more.ts';
export { type OutputIntent, type PdfOptions, printPdf } from './pdf.ts';
export { picturesFor, picturesIn } from './pictures-for.ts';
export { reportOf } from './quality-report.ts';
export { createRandom, type Random } from './random.ts';
export { inOwnOrder, readDesign } from './read-design.ts';
export { facesToRedraw, redrawn } from './redrawn.ts';
export { type FrameOptions, frame, inkBox } from './scene/frame.ts';
export type { Drawing, Hex, Paints, Scene } from './scene/scene.ts';
export { drawing, oneInk, type Variant, variants } from './scene/variants.ts';
export { setSpecimen } from './specimen.ts';
export type { Steps } from './steps.ts';
export { pathData, printShapes, printSvg } from './svg.ts';
export { curvesOf, type Traced, type TraceFault, traceSilhouette } from './trace/trace-silhouette.ts';
export { mostTracedCurves, tracedPixels, unitsOfPixel } from './trace/traced-path.ts';
export { canSetLine, faceForLine, type TypesetLine, textFaces, typeset } from './typeset.ts';
export { createFontBook, type FontBook } from './typography/font-book.ts';
export { caseLocale } from './typography/letter-case.ts';
export { weightName } from './typography/weight-name.ts';
export { type Outline, outlineOf, type PageLayer, pageOutline } from './vector-page.ts';
