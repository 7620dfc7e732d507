import type { Scene } from '@brandwright/engine';

const fixed = (n: number | undefined): string => String(Math.round((n ?? 0) * 100) / 100);

/** A framed scene as hairlines, with a dot on every point its curves run through. */
export function anchorsOf(scene: Scene, color: string): string {
  let lines = '';
  let dots = '';
  for (const shape of scene.shapes) {
    if (shape.only === 'mono') continue;
    for (const contour of shape.path) {
      const at = (i: number): string => `${fixed(contour[i])} ${fixed(contour[i + 1])}`;
      lines += `M${at(0)}`;
      for (let i = 2; i + 5 < contour.length; i += 6) {
        lines += `C${at(i)} ${at(i + 2)} ${at(i + 4)}`;
        dots += `M${at(i + 4)}h0`;
      }
      lines += 'Z';
    }
  }
  const stroke = `fill="none" stroke="${color}"`;
  return `<path ${stroke} stroke-width=".75" d="${lines}"/><path ${stroke} stroke-width="2.5" stroke-linecap="square" d="${dots}"/>`;
}
