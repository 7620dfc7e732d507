import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** A finished logo from anywhere: ours, a rival's, a real one. */
export interface Logo {
  /** An SVG with a viewBox. */
  readonly svg: string;
  /** Its own drawing in black where it has one; else one is made from the colors. */
  readonly mono: string | null;
  /** `#rrggbb` of the ground it stands on. */
  readonly ground: string;
}

/** How large the ink stands in a card: share of the area, and the most of width and height. As the engine's `frame`. */
interface Standing {
  readonly area: number;
  readonly wide: number;
  readonly tall: number;
}

const inCard: Standing = { area: 0.19, wide: 0.62, tall: 0.6 };
const inThumbnail: Standing = { area: 0.42, wide: 0.88, tall: 0.8 };

/** Ink in units of the viewBox. */
interface Ink {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width in px at which ink is looked for. */
const probe = 900;
/** Difference from the ground in one channel from which a pixel is ink. */
const visible = 24;
/** Share of the greatest difference from the ground above which a pixel is black in one color. */
const blackFrom = 0.3;

const number = (text: string | undefined): number => Number(text ?? Number.NaN);

function viewBoxOf(svg: string): readonly [number, number, number, number] {
  const [x, y, w, h] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').trim().split(/[\s,]+/);
  const box = [number(x), number(y), number(w), number(h)] as const;
  if (!box.every(Number.isFinite)) throw new Error('An SVG without a viewBox cannot be put on a card.');
  return box;
}

const inside = (svg: string): string => svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));

const rgb = (hex: string): readonly [number, number, number] => {
  const v = Number.parseInt(hex.slice(1), 16);
  return [v >> 16, (v >> 8) & 255, v & 255];
};

const pixelsOf = (svg: string, width: number): { pixels: Buffer; width: number; height: number } => {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  return { pixels: picture.pixels, width: picture.width, height: picture.height };
};

/** Where the ink is: pixels unlike the ground. Grounds that the SVG paints itself do not count, whatever their size. */
function inkOf(svg: string, ground: string): Ink {
  const [vx, vy, vw, vh] = viewBoxOf(svg);
  const { pixels, width, height } = pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${vx} ${vy} ${vw} ${vh}"><path fill="${ground}" d="M${vx} ${vy}h${vw}v${vh}h${-vw}z"/>${inside(svg)}</svg>`,
    probe,
  );
  const own = rgb(ground);
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let i = 0, n = width * height; i < n; i++) {
    if (!own.some((v, c) => Math.abs(v - (pixels[i * 4 + c] as number)) > visible)) continue;
    const x = i % width;
    const y = (i - x) / width;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x + 1);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y + 1);
  }
  if (x1 <= x0) throw new Error('A logo shows no ink on its ground.');
  const unit = vw / width;
  return { x: vx + x0 * unit, y: vy + y0 * unit, width: (x1 - x0) * unit, height: (y1 - y0) * unit };
}

/** The logo centerd by its ink on a card of its ground, all logos of one optical size. */
function cardSvg(svg: string, ground: string, w: number, h: number, standing: Standing): string {
  const ink = inkOf(svg, ground);
  const scale = Math.min(
    (standing.wide * w) / ink.width,
    (standing.tall * h) / ink.height,
    Math.sqrt((standing.area * w * h) / (ink.width * ink.height)),
  );
  const dx = w / 2 - (ink.x + ink.width / 2) * scale;
  const dy = h / 2 - (ink.y + ink.height / 2) * scale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${w} ${h}">`,
    `<path fill="${ground}" d="M0 0h${w}v${h}H0z"/>`,
    `<g transform="translate(${dx} ${dy}) scale(${scale})">${inside(svg)}</g>`,
    '</svg>',
  ].join('');
}

/** The card as PNG, `w × h` px. */
export const card = (logo: Logo, w: number, h: number): Buffer =>
  new Resvg(cardSvg(logo.svg, logo.ground, w, h, inCard), { fitTo: { mode: 'width', value: w } }).render().asPng();

/** The same for small cards, on which logos stand larger. */
export const thumbnail = (logo: Logo, w: number, h: number): Buffer =>
  new Resvg(cardSvg(logo.svg, logo.ground, w, h, inThumbnail), { fitTo: { mode: 'width', value: w } }).render().asPng();

/** In one color on a small card: the logo's own drawing where there is one, else whatever differs enough from the ground. */
export async function oneColor(logo: Logo, w: number, h: number, ink: 'black' | 'white'): Promise<Buffer> {
  const large = 4;
  const [svg, ground] = logo.mono === null ? [logo.svg, logo.ground] : [logo.mono, '#ffffff'];
  const { pixels, width, height } = pixelsOf(cardSvg(svg, ground, w, h, inThumbnail), w * large);
  const own = rgb(ground);
  const unlike = (i: number): number => Math.hypot(...own.map((v, c) => v - (pixels[i * 4 + c] as number)));
  let most = 1;
  for (let i = 0; i < width * height; i++) most = Math.max(most, unlike(i));
  const out = Buffer.alloc(width * height);
  for (let i = 0; i < width * height; i++) out[i] = unlike(i) / most > blackFrom === (ink === 'black') ? 0 : 255;
  return sharp(out, { raw: { width, height, channels: 1 } })
    .resize(w, h, { kernel: 'lanczos3' })
    .png()
    .toBuffer();
}
