import { type Drawing, drawing, inkBox, printShapes, printSvg } from '@brandwright/engine';
import type { Brand } from '../brand.ts';
import type { KitFile } from '../kit-file.ts';
import { markupText } from '../markup-text.ts';

/**
 * Seconds. The mark's outline rises, fills and disappears; then the name appears. 1.4 in all, 1 for a name
 * alone. Outlines rise as a whole instead of being traced, because half-traced pieces look like hooks, which
 * are signs of their own.
 */
const pace = { rise: 0.5, fill: [0.15, 0.4], outline: 0.6, name: [0.6, 0.8], alone: 1 } as const;

/** Stroke width of the outline ÷ the mark's longer side. */
const pen = 0.008;

type Box = NonNullable<ReturnType<typeof inkBox>>;

/**
 * The logo in full color, animated once: the mark's outline rises and fills, then the name is revealed in
 * reading direction. The paths are those of the static logo, in its order. Animations hide nothing once they
 * end, so the last frame is that logo. Programs without animation and people with reduced motion see the
 * same.
 */
export const animatedLogo = (brand: Brand): KitFile => ({
  path: 'animated/logo-animated.svg',
  kind: 'text',
  text: () => animatedSvg(drawing(brand.design, 'full'), brand.design.name),
});

/** A drawing of a logo in full color as an SVG that draws itself, in 1.4 s. `name` is its title, and says which way it reads. */
export function animatedSvg(full: Drawing, name: string): string {
  const mark = inkBox(only(full, 'mark'));
  const rest = inkBox(only(full, 'rest'));
  const markContours = new Set(contours(printShapes(only(full, 'mark'))));
  const svg = printSvg(full, { title: name });
  const shapes = printShapes(full);
  const groups = shapes.replace(/<path[^>]*\/>/g, (path) => {
    const own = contours(path).filter((contour) => markContours.has(contour)).length;
    const kind = own === 0 ? 'name' : own === contours(path).length ? 'mark' : 'both';
    return `<g class="${kind} ink-${(/fill="#(\w+)"/.exec(path)?.[1] ?? '').toLowerCase()}">${path}</g>`;
  });
  const style = `<style>${rules(full, mark, rest, rightToLeft(name))}</style>`;
  const start = svg.indexOf(shapes);
  const title = svg.indexOf('</title>') + '</title>'.length;
  return svg.slice(0, title) + style + svg.slice(title, start) + groups + svg.slice(start + shapes.length);
}

/** The marks of a drawing, or everything else. */
const only = (full: Drawing, part: 'mark' | 'rest'): Drawing => ({
  ...full,
  scene: { ...full.scene, shapes: full.scene.shapes.filter((shape) => (shape.part === 'mark') === (part === 'mark')) },
});

/** Contours of printed paths. Each starts with an absolute move, so it can be placed in any path. */
const contours = (paths: string): readonly string[] => paths.match(/M[^M"]+z/g) ?? [];

const rightToLeft = (name: string): boolean => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name);

const px = (v: number): string => `${Math.round(v * 100) / 100}px`;

const easing = 'cubic-bezier(.4,0,.2,1)';

function rules({ paints }: Drawing, mark: Box | null, rest: Box | null, rtl: boolean): string {
  const out: string[] = [];
  const [late, long] = mark === null ? [0, pace.alone] : pace.name;
  const name = rest === null ? null : grown(rest, 2);
  if (name !== null) {
    out.push(
      `.name{animation:lay ${long}s ${late}s ${easing} backwards}`,
      `@keyframes lay{from{clip-path:${polygon(shut(name, rtl))}}to{clip-path:${polygon(open(name))}}}`,
    );
  }
  if (mark !== null) {
    const width = pen * Math.max(mark.x1 - mark.x0, mark.y1 - mark.y0);
    const stage = grown(mark, 2 + width);
    const inks = [...new Set(Object.values(paints))].filter((hex) => hex !== null);
    const [start, seconds] = pace.fill;
    const drawn = `pen ${pace.outline}s linear backwards,fill ${seconds}s ${start}s ease-out backwards`;
    out.push(
      // Only keyframes set the stroke, so the finished logo has none.
      `.mark,.both{stroke-width:${px(width)};stroke-linejoin:round}`,
      `.mark{animation:${drawn},rise ${pace.rise}s ${easing} backwards}`,
      ...inks.map((hex) => `.ink-${hex.slice(1).toLowerCase()}{--ink:${hex}}`),
      '@keyframes pen{from,60%{stroke:var(--ink);stroke-opacity:1}to{stroke:var(--ink);stroke-opacity:0}}',
      '@keyframes fill{from{fill-opacity:0}to{fill-opacity:1}}',
      `@keyframes rise{from{clip-path:${polygon(low(stage))}}to{clip-path:${polygon(open(stage))}}}`,
    );
    if (name !== null) {
      const at = `${Math.round((1e4 * late) / (late + long)) / 100}%`;
      out.push(
        `.both{animation:${drawn},build ${late + long}s ${easing} backwards}`,
        `@keyframes build{from{clip-path:${polygon(low(stage), shut(name, rtl))}}${at}{clip-path:${polygon(open(stage), shut(name, rtl))}}to{clip-path:${polygon(open(stage), open(name))}}}`,
      );
    }
  }
  out.push('@media (prefers-reduced-motion:reduce){g{animation:none!important}}');
  return out.join('');
}

const grown = (box: Box, by: number): Box => ({ x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by });

type Corners = readonly (readonly [x: number, y: number])[];
const open = ({ x0, y0, x1, y1 }: Box): Corners => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
  [x0, y0],
];
/** The box at zero width, on the side where reading starts. */
const shut = (box: Box, rtl: boolean): Corners => open(rtl ? { ...box, x0: box.x1 } : { ...box, x1: box.x0 });

/** The box at zero height, at its bottom. */
const low = (box: Box): Corners => open({ ...box, y0: box.y1 });

/** Boxes as one polygon, connected by zero-width paths. */
function polygon(...boxes: readonly Corners[]): string {
  const corners = [...boxes.flat(), ...(boxes.length > 1 ? boxes.slice(0, -1).map(([first]) => first as Corners[number]) : [])];
  return `polygon(${corners.map(([x, y]) => `${px(x)} ${px(y)}`).join(',')}) view-box`;
}

/** How to use the animated logo, for web developers. */
export const animatedLogoNote = ({ design }: Brand): KitFile => ({
  path: 'animated/how-to-use.txt',
  kind: 'text',
  text: () => note(design.name),
});

const note = (name: string): string => `The animated logo

logo-animated.svg draws the logo once, in about a second and a half, and then stays still.
It's one small file without any scripts. Open it in a browser to see it, and reload the page
to see it again.

On a website

  <img src="logo-animated.svg" alt="${markupText(name)}" width="480">

The animation starts when the page shows the logo. People who have reduced motion turned on
see the finished logo right away, and so does anyone whose program doesn't support animation.

Where it works
  Websites, in every current browser.

Where it doesn't
  Email, Word, PowerPoint, Instagram: use a still file from the "logo" folder instead.
  Video: record the browser window, or give this file to your video editor.

Use it once on a page, as a greeting. In a header that's on every page, the still logo
works better.
`;
