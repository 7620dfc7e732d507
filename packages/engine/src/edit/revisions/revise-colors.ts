import { colorDifference } from '../../color/delta.ts';
import { touching } from '../../color/gates.ts';
import { hexToOklch, type Oklch, oklchToHex } from '../../color/oklch.ts';
import type { Scheme } from '../../color/scheme.ts';
import { designId } from '../../composition/design-id.ts';
import type { Design } from '../../design-document.ts';
import type { Hex, PaintRole } from '../../scene/scene.ts';
import { recolor, secondaryRoles } from '../recolor.ts';
import { type Canvas, fact, rolesIn, type Stepped } from './canvas.ts';
import { type Carriers, carriersCalled, carriersOf, isFamily, isNone, leadOf, seen } from './carriers.ts';
import type { Fact } from './outcome.ts';
import { reach, repaint, type Shift } from './repaint.ts';
import type { ColorChange, ColorTerm, PaintedPart } from './revision.ts';
import { awayFrom, onto, toned, towards } from './shifts.ts';

/** Applies a change of color. */
export function changeColors(canvas: Canvas, change: ColorChange): Stepped {
  const { design } = canvas;
  switch (change.kind) {
    case 'hue':
      return changeHue(design, change);
    case 'tone':
      return changeTone(design, change);
    case 'paint':
      return paint(design, change);
    case 'exclude':
      return exclude(design, change.color);
    case 'monochrome':
      return toBlackAndWhite(design);
    case 'swap-colors':
      return swapColors(design);
    case 'ground':
      return changeGround(design, change.ground);
    default:
      return change satisfies never;
  }
}

/** Least difference of two colors that counts as a change, in ΔE_OK. .02 is just noticeable. */
const leastChange = 0.02;

const groundOf = ({ scheme }: Design): Hex => scheme.paints.ground ?? '#FFFFFF';

/** A design in another scheme, with what changed most in numbers; `otherwise` if nothing did that would be seen. */
function colored(design: Design, scheme: Scheme | null, otherwise: 'already' | 'contrast'): Stepped {
  if (scheme === null) return 'contrast';
  const roles = [...rolesIn(design)];
  const moves = roles
    .map((role) => ({ role, by: colorDifference(design.scheme.paints[role], scheme.paints[role]) }))
    .sort((a, b) => b.by - a.by);
  const [most] = moves;
  const [from, to] = [groundOf(design), scheme.paints.ground ?? '#FFFFFF'];
  const turned = colorDifference(from, to) >= leastChange;
  if ((most === undefined || most.by < leastChange) && !turned) return otherwise;
  const next = { ...design, scheme, id: designId(design.scene, scheme.paints) };
  const ground = { from, to, by: colorDifference(from, to) };
  // What is told is what changed most: of a logo on full color, that is its ground.
  const ink = most === undefined ? null : { from: design.scheme.paints[most.role], to: scheme.paints[most.role], by: most.by };
  const told = ink === null || (turned && ground.by > ink.by) ? ground : ink;
  const facts = factsOf(told.from, told.to);
  return { design: next, facts: turned ? [...facts, fact('ground', from, to)] : facts };
}

function factsOf(from: Hex, to: Hex): readonly Fact[] {
  const [a, b] = [hexToOklch(from), hexToOklch(to)];
  return [fact('color', from, to), fact('hue', a.h, b.h), fact('chroma', a.c, b.c), fact('lightness', a.l, b.l)];
}

const shift = (design: Design, carriers: Carriers, by: Shift, color: ColorTerm | null = null): Scheme | null =>
  repaint(design.scheme, {
    ...carriers,
    painted: rolesIn(design),
    shift: by,
    exact: color?.exact ? oklchToHex(color.at) : null,
    most: color !== null && isFamily(color) ? reach.wide : reach.named,
  });

function changeHue(design: Design, { color, part, way, strength }: Extract<ColorChange, { kind: 'hue' }>): Stepped {
  const carriers = carriersOf(design, part);
  if (isNone(carriers)) return missing(part);
  if (way > 0) return colored(design, shift(design, carriers, towards(color, strength)), 'already');
  const called = carriersCalled(design, color, part === 'all' ? undefined : carriers.roles);
  if (isNone(called)) return 'no-such-color';
  return colored(design, shift(design, called, awayFrom(color, strength)), 'already');
}

function changeTone(design: Design, { tone, part, strength, of }: Extract<ColorChange, { kind: 'tone' }>): Stepped {
  const carriers = carriersOf(design, part);
  if (isNone(carriers)) return missing(part);
  const called = of === null ? carriers : carriersCalled(design, of, part === 'all' ? undefined : carriers.roles);
  if (of !== null && isNone(called))
    return colored(
      design,
      shift(design, leadOf(design, part), onto(toned(tone, strength)(of.at), mainOf(design, leadOf(design, part)))),
      'already',
    );
  const gray =
    [...called.roles].every((role) => hexToOklch(design.scheme.paints[role]).c < seen) &&
    (!called.ground || hexToOklch(groundOf(design)).c < seen);
  if (gray && (tone === 'brighter' || tone === 'softer')) return 'no-color';
  const next = shift(design, called, toned(tone, strength));
  return colored(design, next, tone === 'darker' || tone === 'lighter' ? 'contrast' : 'already');
}

const missing = (part: PaintedPart): 'no-icon' | 'no-slogan' | 'no-such-color' =>
  part === 'icon' ? 'no-icon' : part === 'slogan' ? 'no-slogan' : 'no-such-color';

/** The color that the others are shades of. */
function mainOf(design: Design, { roles, ground }: Carriers): Oklch {
  if (ground) return hexToOklch(groundOf(design));
  const lead = (['name', 'mark', 'second', 'accent', 'tone', 'slogan'] as const).find((role) => roles.has(role));
  return hexToOklch(lead === undefined ? groundOf(design) : design.scheme.paints[lead]);
}

function paint(design: Design, change: Extract<ColorChange, { kind: 'paint' }>): Stepped {
  const { color, second, part, from } = change;
  if (part === 'ground') return colored(design, onGround(design, oklchToHex(color.at)), 'already');
  const among = part === 'all' ? undefined : carriersOf(design, part).roles;
  const lead = from === null ? leadOf(design, part) : carriersCalled(design, from, among);
  if (isNone(lead)) return from === null ? missing(part) : 'no-such-color';
  const inked = colored(design, shift(design, lead, onto(color.at, mainOf(design, lead)), color), 'already');
  // Navy cannot be read on burgundy: then it is the ground that was meant.
  const grounded =
    inked === 'contrast' &&
    part === 'all' &&
    from === null &&
    design.scheme.ground !== 'white' &&
    design.scheme.ground !== 'tint';
  const first = grounded ? colored(design, onGround(design, oklchToHex(color.at)), 'already') : inked;
  if (second === null || typeof first === 'string') return first;
  // Two colors are asked for, so there are two: of a ground and its inks, or of the main ink and all others.
  const painted = rolesIn(design);
  const others = lead.ground || grounded ? painted : new Set([...painted].filter((role) => !lead.roles.has(role)));
  const roles = others.size > 0 ? others : new Set<PaintRole>(secondaryRoles(first.design.scheme.paints, painted));
  if (roles.size === 0) return 'one-color';
  const both = colored(
    first.design,
    shift(first.design, { roles, ground: false }, () => second.at, second),
    'already',
  );
  return typeof both === 'string' ? both : { design: both.design, facts: [...first.facts, ...both.facts] };
}

/** The scheme on another ground, its inks brought to what can be read there. */
const onGround = (design: Design, background: Hex): Scheme =>
  recolor(design.scheme, { primary: null, secondary: null, background, dark: false }, rolesIn(design));

/** Leaves out a color: its inks become the design’s other color, or black; a ground of it becomes white. */
function exclude(design: Design, color: ColorTerm): Stepped {
  const called = carriersCalled(design, color);
  if (isNone(called)) return 'no-such-color';
  const cleared = called.ground ? { ...design, scheme: onGround(design, '#FFFFFF') } : design;
  const inks = carriersCalled(cleared, color);
  if (inks.roles.size === 0) return colored(design, cleared.scheme, 'already');
  const { paints } = cleared.scheme;
  const others = [...rolesIn(design)].filter((role) => !inks.roles.has(role)).map((role) => hexToOklch(paints[role]));
  const other = others.find(({ c }) => c >= seen) ??
    others[0] ?? { l: hexToOklch(paints.ground ?? '#FFFFFF').l > 0.6 ? 0.24 : 0.96, c: 0, h: 0 };
  return colored(
    design,
    repaint(cleared.scheme, { roles: inks.roles, painted: rolesIn(design), ground: false, shift: () => other, exact: null }),
    'already',
  );
}

/** Black on white; a dark design in white on black. */
function toBlackAndWhite(design: Design): Stepped {
  const dark = design.scheme.ground === 'dark';
  const grounded: Scheme = onGround(design, dark ? '#111111' : '#FFFFFF');
  const ink: Oklch = dark ? { l: 1, c: 0, h: 0 } : { l: 0.16, c: 0, h: 0 };
  const roles = rolesIn(design);
  const gray = repaint(grounded, { roles, painted: roles, ground: false, shift: () => ink, exact: null });
  return colored(design, gray, 'already');
}

/** Gives a design with three inks one less: its accent takes the color of the icon. */
export function dropAccent(design: Design): Stepped {
  const { scheme } = design;
  if (scheme.inks < 3 || !rolesIn(design).has('accent')) return 'already';
  const mark = hexToOklch(scheme.paints.mark);
  const next = repaint(scheme, {
    roles: new Set(['accent']),
    painted: rolesIn(design),
    ground: false,
    shift: () => mark,
    exact: null,
  });
  const stepped = colored(design, next, 'already');
  return typeof stepped === 'string'
    ? stepped
    : { ...stepped, facts: [fact('inks', scheme.inks, stepped.design.scheme.inks), ...stepped.facts] };
}

/** Exchanges the color of the name and that of the icon, or of whatever else has the second color. */
function swapColors(design: Design): Stepped {
  const { paints } = design.scheme;
  const [other] = secondaryRoles(paints, rolesIn(design));
  if (other === undefined || colorDifference(paints[other], paints.name) < touching) return 'one-color';
  const [one, two] = [paints.name, paints[other]];
  const swapped = (color: Oklch): Oklch => {
    const hex = oklchToHex(color);
    return hex === one ? hexToOklch(two) : hex === two ? hexToOklch(one) : color;
  };
  const roles = new Set([...rolesIn(design)].filter((role) => paints[role] === one || paints[role] === two));
  return colored(
    design,
    repaint(design.scheme, { roles, painted: rolesIn(design), ground: false, shift: swapped, exact: null }),
    'contrast',
  );
}

function changeGround(design: Design, ground: 'dark' | 'light' | 'none'): Stepped {
  const { scheme } = design;
  if (ground === 'none') return 'transparent';
  if (ground === 'dark') {
    if (scheme.ground === 'dark') return 'already';
    return colored(
      design,
      { ...onGround(design, scheme.onDark.ground ?? '#1A202C'), paints: scheme.onDark, ground: 'dark' },
      'already',
    );
  }
  if (scheme.ground === 'white' || scheme.ground === 'tint') return 'already';
  return colored(design, onGround(design, '#FFFFFF'), 'already');
}
