import { hashId } from '../random.ts';
import type { Paints, Scene } from '../scene/scene.ts';

/** A design's id: the hash of its drawing and paints, whose fields stand in the engine's order. */
export const designId = (scene: Scene, paints: Paints): string => hashId(JSON.stringify([scene, paints]));
