import { drawing, outlineOf, parseCustomization, printPdf, printSvg } from '@brandwright/engine';
import { Refused } from '../failure.ts';
import type { Studio } from '../open-studio.ts';
import { longerSide, type PictureOptions, paintPicture } from '../paint-picture.ts';
import { readBrief } from '../read-brief.ts';
import { customised, type EditAsk } from './customise.ts';

/** What can be saved: the vector, a large picture, one for programs that take no PNG, a page for printers, a picture without its ground. */
export type ExportKind = 'svg' | 'png' | 'jpg' | 'pdf' | 'transparent';

/** Pixels of the longer side. */
const sides = { png: 4096, jpg: 2048, transparent: 2048 } as const;

/** The edited design as a file. */
export async function exportLogoTask(
  { design, brief, customization, kind }: EditAsk & { readonly kind: ExportKind },
  studio: Studio,
  signal: AbortSignal,
): Promise<Blob> {
  const parsed = parseCustomization(customization);
  if (!parsed.ok) throw new Refused(parsed.faults[0]);
  const edited = await customised(design, readBrief(brief), parsed.value, studio, signal);
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
      return picture(printSvg(full), sides.jpg, { format: 'jpg' });
    case 'transparent':
      return picture(printSvg(full, { ground: false }), sides.transparent);
    default:
      return kind satisfies never;
  }
}
