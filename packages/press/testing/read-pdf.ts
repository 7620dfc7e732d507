import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF of one page as another program reads it. */
export interface ReadPdf {
  readonly title: string;
  readonly pages: number;
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Every operator of the page. */
  readonly operators: ReadonlySet<number>;
  /** What is painted, as an SVG of its own in points: for a program that paints no PDF. */
  readonly svg: string;
  /** Round every fill but a rectangle of the whole page; points from the page's top. */
  readonly box: Box;
}

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Letters of a path's parts, by their numbers, and how many coordinates follow each. */
const parts = [
  ['M', 2],
  ['L', 2],
  ['C', 6],
  ['Q', 4],
  ['Z', 0],
] as const;

type Matrix = readonly [number, number, number, number, number, number];

/** Throws for a page with anything but fills of one color each: nothing else is ours. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  try {
    const document = await task.promise;
    const page = await document.getPage(1);
    const [, , width = 0, height = 0] = page.view;
    const { fnArray, argsArray } = await page.getOperatorList();
    const { info } = await document.getMetadata();
    const foot: Matrix = [1, 0, 0, -1, 0, height];
    const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
    const saved: Matrix[] = [];
    let matrix = foot;
    let paint = '';
    let svg = '';
    for (const [i, operator] of fnArray.entries()) {
      const given = argsArray[i];
      if (operator === OPS.save) saved.push(matrix);
      else if (operator === OPS.restore) matrix = saved.pop() ?? foot;
      else if (operator === OPS.transform) matrix = times(matrix, given as Matrix);
      else if (operator === OPS.setFillRGBColor) [paint] = given as [string];
      else if (operator === OPS.constructPath && given[0] === OPS.fill) {
        const [, [data], [x0, y0, x1, y1]] = given as [number, [Float32Array], Float32Array & [number, number, number, number]];
        svg += `<path fill="${paint}" d="${pathOf(data, matrix)}"/>`;
        const corners = [placed(matrix, x0, y0), placed(matrix, x1, y1)];
        const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
        const ground = Math.max(...xs) - Math.min(...xs) > width - 0.01 && Math.max(...ys) - Math.min(...ys) > height - 0.01;
        if (ground) continue;
        box.x0 = Math.min(box.x0, ...xs);
        box.x1 = Math.max(box.x1, ...xs);
        box.y0 = Math.min(box.y0, ...ys);
        box.y1 = Math.max(box.y1, ...ys);
      } else throw new Error(`Operator ${operator} is none of a fill.`);
    }
    return {
      title: (info as { Title: string }).Title,
      pages: document.numPages,
      width,
      height,
      operators: new Set(fnArray),
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${svg}</svg>`,
      box,
    };
  } finally {
    await task.destroy();
  }
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

function pathOf(data: Float32Array, matrix: Matrix): string {
  let out = '';
  for (let at = 0; at < data.length; ) {
    const [letter, count] = parts[data[at++] as number] ?? ['Z', 0];
    out += letter;
    for (const end = at + count; at < end; at += 2)
      out += ` ${placed(matrix, data[at] as number, data[at + 1] as number)
        .map((v) => v.toFixed(4))
        .join(' ')}`;
  }
  return out;
}
