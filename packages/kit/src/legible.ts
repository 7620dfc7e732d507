import { contrastRatio, type Design, type Drawing, drawing, type Hex, type Paints, type Variant } from '@brandwright/engine';

/** What is drawn: the whole lockup, the mark standing alone, or that for 32 px and below. */
export type Figure = 'full' | 'mark' | 'mark-small';

type Role = Exclude<keyof Paints, 'ground'>;
const roles = ['mark', 'tone', 'accent', 'name', 'second', 'slogan'] as const satisfies readonly Role[];

/** Contrast a role must keep from what it lies on: as on the design's own grounds, where tones and accents lie in a mark. */
export const least: Readonly<Record<Role, number>> = { name: 3, second: 3, slogan: 3, mark: 3, tone: 1.6, accent: 2 };

const ownGround = ({ scheme }: Design): Hex => scheme.paints.ground ?? scheme.palette.paper;

/** The paints read on this ground, as far as the figure uses them. */
function reads(paints: Paints, ground: Hex, used: ReadonlySet<Role>): boolean {
  return roles.every((role) => !used.has(role) || contrastRatio(paints[role], ground) >= least[role]);
}

const oneInk = (ink: Hex, ground: Hex): Paints => ({
  ground,
  mark: ink,
  tone: ink,
  accent: ink,
  name: ink,
  second: ink,
  slogan: ink,
});

/** The ink of the palette that stands out most, unless the paler or darker end of it does well enough. */
function inkOn(design: Design, ground: Hex): Hex {
  const { paper, ink, primary } = design.scheme.palette;
  const choices: readonly Hex[] = [design.scheme.paints.name, design.scheme.onDark.name, paper, primary, ink];
  const enough = choices.find((c) => contrastRatio(c, ground) >= 4.5);
  if (enough !== undefined) return enough;
  return contrastRatio('#FFFFFF', ground) >= contrastRatio('#000000', ground) ? '#FFFFFF' : '#000000';
}

/**
 * The figure in the paints that read on this ground: the design's own, those of its dark ground, or one ink of its palette
 * (then as the one-colour drawing), by measured contrast.
 */
export function legible(design: Design, figure: Figure, ground: Hex): Drawing {
  const { scene } = drawing(design, figure satisfies Variant);
  const { paints, onDark } = design.scheme;
  const used = new Set<Role>(scene.shapes.filter((s) => s.only !== 'mono').map((s) => s.role));
  const sets = ownGround(design) === ground ? [paints, onDark] : [onDark, paints];
  const chosen = sets.find((set) => reads(set, ground, used)) ?? oneInk(inkOn(design, ground), ground);
  return { scene, paints: { ...chosen, ground } };
}
