import { kitLimits, type SharedPicture, sharedPictures } from '@brandwright/contract';
import type { Design, Drawing, Paints } from '@brandwright/engine';
import { contrastRatio, drawing, frame, printSvg } from '@brandwright/engine/documents';
import { type MockupKind, mockup } from '@brandwright/kit/documents';

/** A picture for visitors: small, and marked as a preview. */
export interface PreviewPicture {
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly ground: NonNullable<Paints['ground']>;
}

const paper = '#FFFFFF';
const night = '#000000';
const { sharePixels: longest } = kitLimits;
const sheet = { width: longest, height: (longest * 3) / 4 } as const;

/** A design on a sheet of 4:3. */
export const previewOf = (design: Design): PreviewPicture => onSheet(drawing(design, 'full'), design.scheme.paints.ground);

/** A design on its own ground as networks show it, without lines: of a brand page, which is public. */
export function pressPicture(design: Design): PreviewPicture {
  const size = { width: 1200, height: 630 };
  const ground = design.scheme.paints.ground ?? paper;
  return { svg: printSvg(frame(drawing(design, 'full'), size.width, size.height)), ...size, ground };
}

/** Whether a name is that of a picture besides the designs. */
export const isSharedPicture = (name: string): name is SharedPicture => sharedPictures.some((one) => one === name);

/** One of `sharedPictures` of a kit’s first design. */
export function sharedPicture(which: SharedPicture, design: Design): PreviewPicture {
  switch (which) {
    case 'wide':
      // The proportions of the widest cell of the page.
      return onSheet(drawing(design, 'full'), design.scheme.paints.ground, { width: longest, height: 415 });
    case 'icon':
      return iconOf(design);
    case 'on-dark':
      return onSheet(drawing(design, which), design.scheme.onDark.ground ?? night);
    case 'mono-black':
      return onSheet(drawing(design, which), paper);
    case 'mono-white':
      return onSheet(drawing(design, which), night);
    default:
      return inUse(which, design);
  }
}

/** The icon on the other side of light and dark, as on the kit’s own page, on an upright sheet. */
function iconOf(design: Design): PreviewPicture {
  const { paints, onDark } = design.scheme;
  const [ground, dark] = [paints.ground ?? paper, onDark.ground ?? night];
  const size = { width: sheet.height, height: sheet.width };
  if (contrastRatio(dark, ground) >= 2) return onSheet({ scene: design.avatar, paints: onDark }, dark, size);
  // A design on a dark ground: its icon with the two colors changed over.
  const turned = { ...paints, mark: ground, tone: ground, accent: ground, name: ground };
  return onSheet({ scene: design.avatar, paints: turned }, paints.mark, size);
}

/** A mockup, as wide or as tall as a preview may be. */
function inUse(kind: MockupKind, design: Design): PreviewPicture {
  const { svg, width, height } = mockup(kind, design);
  const scale = longest / Math.max(width, height);
  const lines = linesAcross({ width, height }, night);
  return {
    svg: svg.replace(/<\/svg>\s*$/, `${lines}</svg>`),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    ground: paper,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function onSheet(picture: Drawing, ground: Paints['ground'], size: Size = sheet): PreviewPicture {
  const on = ground ?? paper;
  const framed = frame({ ...picture, paints: { ...picture.paints, ground: on } }, size.width, size.height);
  const lines = linesAcross(size, framed.paints.name);
  return { svg: printSvg(framed).replace(/<\/svg>\s*$/, `${lines}</svg>`), ...size, ground: on };
}

/** Fine lines across a picture: visibly a preview, yet not spoiled (S-28). */
function linesAcross({ width, height }: Size, ink: string): string {
  const step = Math.max(width, height) / 9;
  const line = step / 60;
  const across = Array.from({ length: Math.ceil((width + height) / step) }, (_, i) => {
    const x = i * step;
    return `M${x} 0h${line}L${x + line - height} ${height}h${-line}Z`;
  });
  return `<path fill="${ink}" fill-opacity="0.12" d="${across.join('')}"/>`;
}
