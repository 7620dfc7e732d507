import { type Contour, mapPath, placing, reversePath, rotation } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { arc, backwards, curve, hole, join, lines, parting, type Run, solid } from '../outlines/run.ts';

const air = 8;

/** Upper edges from the mouth to where the tail begins. */
const backs: Readonly<Record<string, Run>> = {
  lance: curve([-100, 0], [-64, -52], [-6, -52], [56, -10]),
  round: curve([-100, 0], [-70, -74], [8, -80], [56, -12]),
  deep: join(curve([-96, 0], [-88, -50], [-58, -64], [-26, -64]), curve([-26, -64], [10, -64], [34, -38], [56, -12])),
};

const mirror = (run: Run): Run => run.map((v, i) => (i % 2 === 0 ? v : -v));

/** Body from the mouth, parted by `n` bows about one point before it, and a tail. */
function whole(n: number, form: string): readonly (readonly Contour[])[] {
  const back = backs[form] as Run;
  const [cx, first, step] = [-150, 94, Math.min(112 / (n + 1), 34)];
  const within =
    (r: number) =>
    (x: number, y: number): number =>
      Math.hypot(x - cx, y) - r;
  const parts: Contour[] = [];
  let rest: Run = back;
  let inner: number | null = null;
  const bow = (r: number, x: number, y: number): Run => {
    const a = (Math.atan2(y, x - cx) * 180) / Math.PI;
    return arc(cx, 0, r, a, -a);
  };
  const close = (run: Run, outer: number | null): Contour => {
    const [x0, y0] = run as unknown as readonly [number, number];
    const head = inner === null ? [] : backwards(bow(inner, x0, y0));
    const foot = outer === null ? [] : bow(outer, run.at(-2) as number, run.at(-1) as number);
    return solid(join(run, foot, backwards(mirror(run)), head));
  };
  for (let i = 0; i < n; i++) {
    const r = first + i * step;
    const [head, tail] = parting(rest, within(r), false);
    parts.push(close(head, r));
    rest = parting(tail, within(r + air), false)[1];
    inner = r + air;
  }
  parts.push(close(rest, null));
  const y = form === 'lance' ? 10 : 12;
  const tail = solid(
    lines([56 + air, -y * 0.7]),
    curve([56 + air, -y * 0.7], [76, -20], [88, -34], [106, -44]),
    curve([106, -44], [94, -16], [94, 16], [106, 44]),
    curve([106, 44], [88, 34], [76, 20], [56 + air, y * 0.7]),
  );
  const eye = hole(arc(-68, form === 'lance' ? -9 : -14, 6, 0, 360));
  return [[parts[0] as Contour, eye], parts.slice(1, -1), [parts.at(-1) as Contour], [tail]];
}

function draw(count: string, form = 'round', where = ''): readonly Piece[] {
  const n = Number(count);
  const [head = [], middle = [], last = [], tail = []] = whole(n, form);
  if (where === 'disc') {
    const small = mapPath([...head, ...middle, ...last, ...tail], placing(0.78, -2, 0));
    return [piece('mark', [circle(0, 0, 100), ...reversePath(small)])];
  }
  const m = rotation(where === 'leap' ? 28 : 0);
  return [piece('mark', mapPath([...head, ...last], m)), piece('tone', mapPath(middle, m)), piece('accent', mapPath(tail, m))];
}

/** A fish parted by bows about one point. */
export const fish: Construction = {
  name: 'fish',
  serves: { fish: 1, sushi: 0.75 },
  idea: 'a fish with curved stripes',
  told: (form) => (form.startsWith('1') ? 'a fish' : 'a fish with curved stripes'),
  counts: 'stripes',
  forms: [
    '1-lance',
    '3-lance',
    '1-round',
    '2-round',
    '3-round',
    '2-deep',
    '4-deep',
    '1-round-disc',
    '3-lance-leap',
    '2-round-leap',
  ],
  corner: 1,
  craft: 4.5,
  contained: (form) => form.endsWith('disc'),
  r16: 0.84,
  draw,
  small: (_, form, where) => draw('1', form, where),
};
