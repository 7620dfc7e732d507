import type { Brand, Lockup } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { onLight } from '../files/logo/versions.ts';
import { once } from '../layout/once.ts';
import { type CutDrawing, cutDrawing } from './cut-drawing.ts';

/** Width of the drawings in millimeters: easy to scale from. */
export const cutWidth = 100;

/** The folder `sign-maker/`: outlines of the first lockup and of the mark for plotters, cutters and engravers. */
export function cutFiles(brand: Brand): readonly KitFile[] {
  const [first] = brand.lockups;
  const mark = brand.lockups.find(({ key }) => key === 'mark') ?? brand.lockups.find(({ key }) => key === 'avatar');
  return [
    ...(first === undefined ? [] : outlines('logo', first, brand)),
    ...(mark === undefined ? [] : outlines('mark', mark, brand)),
  ];
}

function outlines(name: 'logo' | 'mark', { design }: Lockup, brand: Brand): readonly KitFile[] {
  const cut = once((): CutDrawing => cutDrawing(onLight(design), cutWidth));
  const title = `${brand.design.name}: outlines`;
  return [
    { path: `sign-maker/${name}-100mm.dxf`, kind: 'cut', format: 'dxf', title, cut },
    { path: `sign-maker/${name}-outlines-100mm.svg`, kind: 'cut', format: 'svg', title, cut },
  ];
}
