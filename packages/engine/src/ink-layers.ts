import { colorDifference } from './color/delta.ts';
import { touching } from './color/gates.ts';
import type { Path } from './geometry/path.ts';
import type { Drawing, Hex, Shape } from './scene/scene.ts';

/** Consecutive shapes in one paint, filled together by the nonzero rule. */
interface InkLayer {
  readonly paint: Hex;
  readonly paths: readonly Path[];
}

const visible = (shape: Shape, mono: boolean): boolean => (mono ? shape.only !== 'colour' : shape.only !== 'mono');

/** True if every role has the same ink. Tones would merge, so the one-color drawing is used. */
const isMono = ({ paints }: Drawing): boolean =>
  new Set([paints.mark, paints.tone, paints.accent, paints.name, paints.second, paints.slogan]).size === 1;

/**
 * True if the tones of a mark merge although the text has its own ink. A lit counter would get the color of
 * its disc, so the mark is drawn as in one color.
 */
function melts({ scene, paints }: Drawing): boolean {
  const roles = new Set(scene.shapes.filter((s) => s.part === 'mark' && s.only !== 'mono').map((s) => s.role));
  const inks = [...roles].map((role) => paints[role]);
  return roles.size > 1 && inks.every((ink) => colorDifference(ink, inks[0] as Hex) < touching);
}

/**
 * The layers to paint, bottom first: visible shapes, neighbors with the same paint merged. Excludes the
 * ground.
 */
export function inkLayers(drawing: Drawing): readonly InkLayer[] {
  const mono = isMono(drawing);
  const markMono = mono || melts(drawing);
  const out: { paint: Hex; paths: Path[] }[] = [];
  for (const shape of drawing.scene.shapes) {
    if (!visible(shape, shape.part === 'mark' ? markMono : mono)) continue;
    const paint = drawing.paints[shape.role];
    const last = out.at(-1);
    if (last?.paint === paint) last.paths.push(shape.path);
    else out.push({ paint, paths: [shape.path] });
  }
  return out;
}
