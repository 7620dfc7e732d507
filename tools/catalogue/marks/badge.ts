/**
 * Family badge (T7): a solid form with a keyline inside its edge and an icon knocked out, like a maker's stamp. Recipes only.
 * The small drawing leaves the keyline away and gives its room to the icon.
 */
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import type { CornerClass } from '../../../packages/engine/src/concepts/typeface.ts';
import { type Contour, type Path, reverseContour } from '../../../packages/engine/src/geometry/path.ts';
import { assemble, drawAll } from './assemble.ts';
import { insideDistance } from './fit.ts';
import { holeIn } from './hole.ts';
import { iconKey } from './icon.ts';
import { outlineKey } from './outlines.ts';
import { reachable, reviewOf } from './review.ts';
import { type BadgeForm, badges } from './review-badges.ts';
import { arch, disc, regular, scallop, shield } from './shapes.ts';

/** How far the keyline lies inside the edge, and how thick it is. */
const [inset, line] = [10, 5];

interface Form {
  /** The form with its edge `t` further in. */
  readonly at: (t: number) => Contour;
  readonly corner: CornerClass;
}

const forms: Readonly<Record<BadgeForm, Form>> = {
  circle: { at: (t) => disc(100, 100, 100 - t), corner: 3 },
  // Lobes and keyline: a round line inside a wavy edge.
  scallop: { at: (t) => (t === 0 ? scallop(100, 100, 100, 16) : disc(100, 100, 95 - t)), corner: 2 },
  octagon: { at: (t) => regular(8, 100, 100, 100 - t, t === 0 ? 8 : 5), corner: 1 },
  hexagon: { at: (t) => regular(6, 100, 100, 87 - t, t === 0 ? 10 : 6), corner: 1 },
  arch: { at: (t) => arch(100, 100, 164 - 2 * t, 200 - 2 * t, t === 0 ? 8 : 3), corner: 2 },
  shield: { at: (t) => shield(100, 172, 200, t), corner: 1 },
};

interface Drawn {
  /** Keys of the form with its keyline, and without. */
  readonly ruled: string;
  readonly plain: string;
  /** Room inside the keyline, and inside the edge of the small drawing. */
  readonly inside: Float64Array;
  readonly whole: Float64Array;
}

const known = new Map<BadgeForm, Drawn>();

function drawn(name: BadgeForm): Drawn {
  const seen = known.get(name);
  if (seen !== undefined) return seen;
  const { at } = forms[name];
  const ruled = (): Path => [at(0), reverseContour(at(inset)), at(inset + line)];
  const made: Drawn = {
    ruled: outlineKey(`ruled/${name}`, ruled, 2),
    plain: outlineKey(`form/badge-${name}`, () => [at(0)], 2),
    inside: insideDistance([at(inset + line)]),
    whole: insideDistance([at(0)]),
  };
  known.set(name, made);
  return made;
}

export const badgeMarks = (): CataloguedMark[] =>
  drawAll(
    badges.filter(({ icon }) => reachable(icon)),
    ({ form, icon, craft }) => {
      const { ruled, plain, inside, whole } = drawn(form);
      const key = iconKey(icon);
      const [hole, larger] = [holeIn(inside, key), holeIn(whole, key)];
      if (hole === null || larger === null) throw new Error(`${form}+${icon}: too small`);
      return assemble({
        id: `badge/${form}+${icon}`,
        family: 'badge',
        icons: [icon],
        parts: [{ role: 'mark', stamps: [{ of: ruled }, { ...hole, cut: true }] }],
        small: [{ role: 'mark', stamps: [{ of: plain }, { ...larger, cut: true }] }],
        corner: forms[form].corner,
        // A badge dresses an icon, but does not mend it.
        craft: craft === 5 ? craft : Math.min(craft, reviewOf(icon).craft),
      });
    },
  );
