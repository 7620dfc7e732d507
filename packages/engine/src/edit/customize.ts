import type { Brief } from '../brief/brief.ts';
import { parseHex } from '../color/hex.ts';
import type { Scheme } from '../color/scheme.ts';
import { type Composition, compose } from '../composition/compose.ts';
import { designId } from '../composition/design-id.ts';
import { nameParts } from '../composition/name-parts.ts';
import { type Face, faceById } from '../concepts/face.ts';
import { textFor } from '../design.ts';
import type { Design } from '../design-document.ts';
import { documentOf } from '../finish.ts';
import { measure } from '../judgement/metrics.ts';
import type { Hex, PaintRole, Paints, Scene } from '../scene/scene.ts';
import { drawing } from '../scene/variants.ts';
import type { FontBook } from '../typography/font-book.ts';
import { contrastWarnings } from './contrast-warnings.ts';
import type { Customization } from './customization.ts';
import type { Customized, Shown } from './customized.ts';
import { fontNameOf } from './editor-faces.ts';
import { genomesFor, hasSlogan, type Lettering } from './genomes.ts';
import { layoutOf } from './layout-of.ts';
import { type ColorEdit, recolor, secondaryRoles } from './recolor.ts';
import { solve } from './solve.ts';

/** The brief with the slogan of the edit. */
const briefFor = (brief: Brief, { slogan }: Customization): Brief => (slogan === null ? brief : { ...brief, slogan });

/** Ids of the faces that `customise` may set anything in: the host hands their bytes to the font book first. */
export const facesForCustomization = (design: Design, brief: Brief, c: Customization): readonly string[] =>
  facesForLettering(design, brief, c, null);

/** The same where the name is set in one of these faces. */
export function facesForLettering(
  design: Design,
  brief: Brief,
  c: Customization,
  faces: readonly Face[] | null,
): readonly string[] {
  const lettering = faces === null ? null : { faces, letterCase: null, tracking: null, isPlain: false, keepsSlogan: false };
  const { genomes, last } = genomesFor(design, brief, briefFor(brief, c), c, lettering);
  return [...new Set([design.genome, ...genomes, ...last].flatMap((g) => [g.face, ...Object.values(g.partners)]))].filter(
    (id) => id !== null,
  );
}

/** Every character those faces may be asked for. */
export const textForCustomization = (brief: Brief, c: Customization): string => textFor(briefFor(brief, c));

/**
 * A design after a person's changes: the layout is solved anew from its genome, never scaled, and the colors are recast. What cannot be
 * followed to the letter is drawn as near to it as it can be, and said in a note; what is hard to read is a warning. Untouched settings give
 * the design's own scene, byte for byte. Throws only `face.missing`, when the book lacks a face of `facesForCustomization`.
 */
export const customize = (design: Design, brief: Brief, c: Customization, fonts: FontBook): Customized =>
  customizeLettering(design, brief, c, fonts, null);

/** `customize`, with the name set in a way that the editor doesn't offer. */
export function customizeLettering(
  design: Design,
  brief: Brief,
  c: Customization,
  fonts: FontBook,
  lettering: Lettering | null,
): Customized {
  const edited = briefFor(brief, c);
  const plan = genomesFor(design, brief, edited, c, lettering);
  // A slogan that stood there, or that was asked for, is never lost to a slider.
  const kept = hasSlogan(design) || c.showSlogan === true || c.slogan !== null;
  const input = { brief: edited, parts: nameParts(brief.letters), fonts, kept, asked: true };
  const { composition, notes } = solve(design, plan, c, input);
  const drawn = composition ?? compose(design.genome, input);
  const painted = paintedIn(composition?.scene ?? design.scene);
  const scheme = recolor(design.scheme, colorsOf(c), painted);
  const fresh = drawn === null ? null : documentFor(design, edited, drawn, scheme, fonts);
  // A stored drawing stands as it was sold, whatever this engine would draw today.
  const stored = { scene: design.scene, avatar: design.avatar, engine: design.engine };
  const changed: Design =
    composition !== null && fresh !== null
      ? fresh
      : scheme === design.scheme
        ? design
        : { ...design, ...fresh, ...stored, scheme, id: designId(design.scene, scheme.paints) };
  const roles = secondaryRoles(design.scheme.paints, painted);
  return {
    design: changed,
    shown: shownOf(changed, edited, c, roles[0] ?? 'name', drawn?.hasSlogan ?? hasSlogan(changed)),
    warnings: contrastWarnings(drawing(changed, 'full'), (role) =>
      roles.includes(role) || (role === 'tone' && roles.includes('mark')) ? 'secondaryColor' : 'primaryColor',
    ),
    letters: drawn?.letters ?? [],
    notes: [...plan.notes, ...notes, ...saidOfColors(colorsOf(c), scheme.paints, roles)],
  };
}

/** What is to be said of chosen colors: that the dark set had to lighten one, which everywhere else is kept to the letter, or that one has no place. */
function saidOfColors({ primary, secondary }: ColorEdit, paints: Paints, roles: readonly PaintRole[]): readonly string[] {
  const [second] = roles;
  const idle =
    secondary !== null && second === undefined
      ? ['This design has only one color. Add a slogan or an icon to use the secondary color.']
      : [];
  const pairs = [
    ['primary', primary, paints.name],
    ['secondary', second === undefined ? null : secondary, second === undefined ? paints.name : paints[second]],
  ] as const;
  const changed = pairs.flatMap(([which, chosen, painted]) =>
    chosen === null || chosen === painted
      ? []
      : [`In dark mode, your ${which} color ${chosen} changes to ${painted} so it stays readable.`],
  );
  return [...changed, ...idle];
}

const paintedIn = (scene: Scene): ReadonlySet<PaintRole> =>
  new Set(scene.shapes.filter((s) => s.only !== 'mono').map((s) => s.role));

/** The document of an edited composition: judged by nobody, so it keeps the quality of the design it came from. */
function documentFor(design: Design, brief: Brief, composition: Composition, scheme: Scheme, fonts: FontBook): Design {
  const metrics = { ...measure(composition), quality: design.metrics.quality };
  return documentOf({ slot: design.slot, composition, metrics }, scheme, brief, design.round, fonts);
}

/** The chosen colors in the engine's spelling: color fields of a browser give lower case. */
function colorsOf({ primaryColor, secondaryColor, backgroundColor, isDarkMode }: Customization): ColorEdit {
  const upper = (hex: Hex | null): Hex | null => (hex === null ? null : (parseHex(hex) ?? hex));
  return {
    primary: upper(primaryColor),
    secondary: upper(secondaryColor),
    background: upper(backgroundColor),
    dark: isDarkMode,
  };
}

function shownOf({ genome, scheme }: Design, brief: Brief, c: Customization, second: PaintRole, sloganStands: boolean): Shown {
  // A form that holds the icon is not the icon that was chosen.
  const chosen = c.icon !== null && genome.mark?.includes(c.icon.slice(c.icon.indexOf('/') + 1)) ? c.icon : genome.mark;
  return {
    fontFamily: fontNameOf(faceById(genome.face)?.family ?? genome.face),
    primaryColor: c.primaryColor ?? scheme.paints.name,
    secondaryColor: c.secondaryColor ?? scheme.paints[second],
    backgroundColor: scheme.paints.ground ?? '#FFFFFF',
    layout: layoutOf(genome),
    showSlogan: c.showSlogan ?? sloganStands,
    slogan: brief.slogan,
    hasIcon: genome.mark !== null,
    icon: genome.mark === null ? null : chosen,
  };
}
