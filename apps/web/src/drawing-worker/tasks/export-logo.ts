import { contrastRatio, type Drawing, drawing, outlineOf, parseCustomization, printPdf, printSvg } from '@brandwright/engine';
import { Refused } from '../failure.ts';
import type { Studio } from '../open-studio.ts';
import { longerSide, type PictureOptions, paintPicture } from '../paint-picture.ts';
import { customized, type EditAsk, named } from './customize.ts';

/** What can be saved: the vector, a large picture, one for programs that take no PNG, a page for printers, a picture without its ground. */
export type ExportKind = 'svg' | 'png' | 'jpg' | 'pdf' | 'transparent';

/** Pixels of the longer side. */
const sides = { png: 4096, jpg: 2048, transparent: 2048 } as const;
const white = '#FFFFFF';
/** Contrast at which shapes can be told from their ground (WCAG 2.2, 1.4.11). */
const legible = 3;

/**
 * Whether a drawing can stand on white instead of its own ground. A JPG has a white ground (row E-01), because that is what people put
 * into letters and slides. A design made for a dark or strongly colored ground would lose its light ink there, so it keeps its
 * ground: a white logo on white is no logo. A shape that was faint on its own ground may be as faint on white.
 */
function readsOnWhite({ scene, paints }: Drawing): boolean {
  const { ground } = paints;
  if (ground === null) return true;
  return scene.shapes.every(({ role }) => {
    const least = Math.min(legible, 0.9 * contrastRatio(paints[role], ground));
    return contrastRatio(paints[role], white) >= least;
  });
}

/** The edited design as a file. */
export async function exportLogoTask(
  { kind, ...ask }: EditAsk & { readonly kind: ExportKind },
  studio: Studio,
  signal: AbortSignal,
): Promise<Blob> {
  const parsed = parseCustomization(ask.customization);
  if (!parsed.ok) throw new Refused(parsed.faults[0]);
  const { design, brief } = await named(ask, studio, signal);
  const edited = await customized(design, brief, parsed.value, studio, signal);
  const full = drawing(edited.design, 'full');
  const title = design.name;
  const picture = (svg: string, side: number, options: PictureOptions = {}): Promise<Blob> =>
    paintPicture(svg, { ...longerSide(svg, side), ...options });
  switch (kind) {
    case 'svg':
      return new Blob([printSvg(full, { title })], { type: 'image/svg+xml' });
    case 'pdf':
      return new Blob([printPdf(outlineOf(full), { title })], { type: 'application/pdf' });
    case 'png':
      return picture(printSvg(full), sides.png);
    case 'jpg':
      return picture(printSvg(full, { ground: !readsOnWhite(full) }), sides.jpg, { format: 'jpg' });
    case 'transparent':
      return picture(printSvg(full, { ground: false }), sides.transparent);
    default:
      return kind satisfies never;
  }
}
