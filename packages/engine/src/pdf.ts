import { fail } from './errors.ts';
import type { Contour } from './geometry/path.ts';
import { inkLayers } from './ink-layers.ts';
import { grid } from './scene/quantise.ts';
import type { Drawing, Hex } from './scene/scene.ts';

export interface PdfOptions {
  /** Title of the document, any text; viewers show it. */
  readonly title: string;
  /** Leave the ground out. Default false; a null ground is always transparent. */
  readonly transparent?: boolean;
  /** Width of the page in points (1/72 inch), 3–14400. Default 600. */
  readonly width?: number;
}

/** Page sizes that every viewer takes (ISO 32000-1, annex C). */
const sides = { least: 3, most: 14_400 };
const usualWidth = 600;

/** At most so many decimals, without trailing zeros or exponents. */
const number = (v: number, digits: number): string => {
  const text = v.toFixed(digits).replace(/\.?0+$/u, '');
  return text === '-0' ? '0' : text;
};
const at = (v: number | undefined): string => number(Math.round((v as number) * grid) / grid, 2);

/** A contour as one closed subpath: straight sides as lines, all else as cubics. */
function subpath(contour: Contour): string {
  const out = [`${at(contour[0])} ${at(contour[1])} m`];
  for (let i = 2; i + 5 < contour.length; i += 6) {
    const points = [0, 1, 2, 3, 4, 5].map((k) => at(contour[i + k]));
    const straight = points[0] === at(contour[i - 2]) && points[1] === at(contour[i - 1]);
    const ends = points[2] === points[4] && points[3] === points[5];
    out.push(straight && ends ? `${points[4]} ${points[5]} l` : `${points.join(' ')} c`);
  }
  return `${out.join('\n')}\nh`;
}

/** A fill colour in DeviceRGB. */
const fill = (hex: Hex): string =>
  `${[1, 3, 5].map((i) => number(Number.parseInt(hex.slice(i, i + 2), 16) / 255, 4)).join(' ')} rg`;

/** Any text as an ASCII string of PDF: UTF-16 with its byte order mark, in hexadecimal. */
const hexString = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase()}>`;

/**
 * Prints a drawing as a PDF 1.7 of one page: vector fills in RGB by the non-zero rule, nothing else; no fonts, images, scripts, links or
 * dates, so the same drawing gives the same bytes. ASCII only: the string is the file, byte for byte. Throws `scene.number` for a scene
 * without a size.
 */
export function printPdf(drawing: Drawing, { title, transparent = false, width = usualWidth }: PdfOptions): string {
  const { scene, paints } = drawing;
  const w = Math.max(sides.least, Math.min(sides.most, width));
  const scale = w / scene.width;
  const h = scene.height * scale;
  if (!Number.isFinite(scale) || !Number.isFinite(h) || !(h > 0))
    fail('scene.number', { received: `${scene.width} × ${scene.height}` });
  const content = ['q'];
  if (!transparent && paints.ground !== null) content.push(fill(paints.ground), `0 0 ${number(w, 3)} ${number(h, 3)} re`, 'f');
  // From the scene's units, y down, to points, y up.
  content.push(`${number(scale, 6)} 0 0 ${number(-scale, 6)} 0 ${number(h, 3)} cm`);
  for (const { paint, paths } of inkLayers(drawing)) {
    const data = paths.flat().map(subpath);
    if (data.length > 0) content.push(fill(paint), ...data, 'f');
  }
  content.push('Q');
  const stream = `${content.join('\n')}\n`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${number(w, 3)} ${number(h, 3)}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}endstream`,
    `<< /Title ${hexString(title)} /Producer (Brandwright) >>`,
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
