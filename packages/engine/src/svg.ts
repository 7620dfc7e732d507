import type { Contour, Path } from './geometry/path.ts';
import { inkLayers } from './ink-layers.ts';
import { grid } from './scene/quantise.ts';
import type { Drawing } from './scene/scene.ts';

export interface SvgOptions {
  /** Paint `paints.ground` over the whole canvas. Default true. A null ground is always transparent. */
  readonly ground?: boolean;
  /** Text of the title element, for screen readers and file managers. Escaped. */
  readonly title?: string;
}

/**
 * Escapes the five characters of XML and drops control characters, surrogates and noncharacters, so that a
 * title cannot leave its element.
 */
const escapeText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

/** A grid integer as the shortest decimal: 1234 → `12.34`, -50 → `-.5`. */
function decimal(units: number): string {
  if (units === 0) return '0';
  const sign = units < 0 ? '-' : '';
  const n = Math.abs(units);
  const whole = Math.floor(n / grid);
  const rest = String(n % grid)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${sign}${whole === 0 && rest !== '' ? '' : whole}${rest === '' ? '' : `.${rest}`}`;
}

/** Joins numbers with as few separators as SVG allows. A sign or a second point starts a new number. */
function joined(values: readonly number[]): string {
  let out = '';
  let last = '';
  for (const v of values) {
    const text = decimal(v);
    const glued = out === '' || text[0] === '-' || (text[0] === '.' && last.includes('.'));
    out += glued ? text : ` ${text}`;
    last = text;
  }
  return out;
}

const at = (v: number | undefined): number => Math.round((v as number) * grid);

/**
 * Path data of a contour: one absolute move, then relative commands on the grid, so that rounding errors do
 * not add up.
 */
function contourData(contour: Contour): string {
  let x = at(contour[0]);
  let y = at(contour[1]);
  let out = `M${joined([x, y])}`;
  let command = 'M';
  for (let i = 2; i + 5 < contour.length; i += 6) {
    const [x1, y1, x2, y2, ex, ey] = [0, 1, 2, 3, 4, 5].map((k) => at(contour[i + k])) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const straight = x1 === x && y1 === y && x2 === ex && y2 === ey;
    const closing = i + 6 >= contour.length - 1 && straight;
    if (straight) {
      // `z` draws the last side.
      if (!closing && (ex !== x || ey !== y)) {
        const kind = ey === y ? 'h' : ex === x ? 'v' : 'l';
        const values = kind === 'h' ? [ex - x] : kind === 'v' ? [ey - y] : [ex - x, ey - y];
        out += append(command, kind, joined(values));
        command = kind;
      }
    } else {
      out += append(command, 'c', joined([x1 - x, y1 - y, x2 - x, y2 - y, ex - x, ey - y]));
      command = 'c';
    }
    x = ex;
    y = ey;
  }
  return `${out}z`;
}

const append = (last: string, kind: string, values: string): string =>
  last === kind ? (values[0] === '-' ? values : ` ${values}`) : kind + values;

/** SVG path data, exact on the scene's grid. */
export const pathData = (path: Path): string => path.map(contourData).join('');

/**
 * The ink of a drawing as path elements, without ground or root element, for pictures of several drawings.
 */
export const printShapes = (drawing: Drawing): string =>
  inkLayers(drawing)
    .map(({ paint, paths }) => ({ paint, data: paths.map(pathData).join('') }))
    .filter(({ data }) => data !== '')
    .map(({ paint, data }) => `<path fill="${paint}" d="${data}"/>`)
    .join('');

/**
 * Prints a drawing as SVG 1.1 with svg, title and path elements, fill and d attributes, and nothing else.
 * Neighboring shapes with one paint become one path. Size: about 60 bytes a glyph segment pair; median below
 * 20 kB.
 */
export function printSvg(drawing: Drawing, options: SvgOptions = {}): string {
  const { scene, paints } = drawing;
  const w = decimal(at(scene.width));
  const h = decimal(at(scene.height));
  const title = options.title === undefined ? '' : `<title>${escapeText(options.title)}</title>`;
  const ground =
    options.ground === false || paints.ground === null ? '' : `<path fill="${paints.ground}" d="M0 0h${w}v${h}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${title}${ground}${printShapes(drawing)}</svg>\n`;
}
