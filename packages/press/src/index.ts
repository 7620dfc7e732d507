export { PressError, type PressErrorCode, type PressFault, pressErrorCodes } from './errors.ts';
export { isFace, loadFonts } from './faces.ts';
export { openPress, type Press, type PressOptions, type PressStatus } from './press.ts';
export { rasterise } from './raster.ts';
export { longestSide, type RasterOptions } from './raster-request.ts';
export { createRecent, type Recent } from './recent.ts';
export {
  type DrawnSet,
  drawFree,
  drawSet,
  type FreeOptions,
  openStudio,
  type PrintedDesign,
  type PrintedFreeLogo,
  type SetOptions,
  type Studio,
} from './studio.ts';
export { type FaceSubset, subsetFaces } from './subset.ts';
