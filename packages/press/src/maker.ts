// Drawing in the process that imports this, for programs without a press (decision 0085).
export { loadFonts } from './faces.ts';
export { packFile, planKit } from './pack-kit.ts';
export { rasterize } from './raster.ts';
export { type DrawnSet, drawEdited, drawFree, drawSet, openStudio } from './studio.ts';
export { subsetFaces } from './subset.ts';
