export { loadFonts } from './faces.ts';
export { packFile, planKit } from './pack-kit.ts';
export { rasterize } from './raster.ts';
export { type DrawnSet, drawEdited, drawFree, drawSet, openStudio } from './studio.ts';
export { subsetFaces } from './subset.ts';
