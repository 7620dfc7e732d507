import { mapContour, mapPath, placing, reversePath, rotation } from '../../../geometry/path.ts';
import { circle, roundedRect } from '../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from './construction.ts';
import { arc, both, curve, join, lines, type Run, solid } from './run.ts';

/** One edge of a sound hole from its upper tip over the top and down to its lower tip; the other edge is this one, half a turn on. */
const edge: Run = join(
  curve([30, -70], [34, -108], [-24, -112], [-24, -62]),
  curve([-24, -62], [-24, -30], [7, 22], [7, 62]),
  curve([7, 62], [7, 92], [-24, 94], [-30, 70]),
);
const turned = rotation(180);
const hole = [solid(edge, mapContour(edge, turned)), circle(15, -57, 12.5), ...mapPath([circle(15, -57, 12.5)], turned)];

/** Both sound holes of a violin, `n` strings between them. */
function draw(count: string, form = 'pair'): readonly Piece[] {
  const n = Number(count);
  const apart = form === 'strings' ? 52 + 6 * n : 44;
  const holes = both(mapPath(hole, placing(1, -apart, 0)));
  if (form === 'disc') return [piece('mark', [circle(0, 0, 100), ...reversePath(mapPath(holes, placing(0.66, 0, 0)))])];
  if (form === 'arch') {
    const ground = solid(arc(0, -30, 84, 180, 360), lines([84, 100], [-84, 100]));
    return [piece('mark', [ground, ...reversePath(mapPath(holes, placing(0.68, 0, 2)))])];
  }
  const strings = Array.from({ length: n }, (_, i) => {
    const x = (i - (n - 1) / 2) * 15;
    return roundedRect(x - 3, -104, x + 3, 104);
  });
  return [piece('mark', holes), ...(n === 0 ? [] : [piece('accent', strings)])];
}

/** The sound holes of a violin. */
export const strings: Construction = {
  name: 'strings',
  serves: { music: 0.95 },
  idea: 'the sound holes of a violin',
  counts: 'strings',
  forms: ['0-pair', '0-disc', '0-arch', '1-strings', '2-strings', '3-strings', '4-strings'],
  corner: 1,
  craft: 4.7,
  contained: (form) => /disc|arch/.test(form),
  r16: 0.8,
  draw,
  small: (_, form) => draw('0', form === 'strings' ? 'pair' : form),
};
