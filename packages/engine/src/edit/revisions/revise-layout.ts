import { isEmblem } from '../../composition/genome.ts';
import type { Design } from '../../design-document.ts';
import { mainScript } from '../../typography/script.ts';
import type { EditorLayout } from '../customization.ts';
import { hasSlogan } from '../genomes.ts';
import { iconDrawing } from '../icon-drawing.ts';
import { layoutOf } from '../layout-of.ts';
import { iconsOf } from '../mark-form.ts';
import { parseCustomization } from '../parse-customization.ts';
import { type Canvas, drawn, fact, iconShare, type Stepped } from './canvas.ts';
import { iconsFor, otherIcon } from './choose-icon.ts';
import { dropAccent } from './revise-colors.ts';
import { setPlainly } from './revise-letters.ts';
import type { Strength, Way } from './revision.ts';

/** Factors on a size or a space. */
const factors: Readonly<Record<Strength, number>> = { bit: 1.12, plain: 1.25, much: 1.5 };
/** A change of a size that is seen. */
const leastSeen = 0.03;

type Slider = 'iconSize' | 'textSize' | 'spacing';
const bounds: Readonly<Record<Slider, readonly [least: number, most: number]>> = {
  iconSize: [0.5, 1.5],
  textSize: [0.5, 2],
  spacing: [0.5, 2],
};

const sliderOf = ({ genome }: Design, slider: Slider): number =>
  slider === 'iconSize' ? genome.markScale : slider === 'textSize' ? (genome.textScale ?? 1) : genome.spacing;

/** The percentage of a slider that moves a design by a factor, within the bounds of a design; null if there is no way to go. */
function percentFor(design: Design, slider: Slider, way: Way, strength: Strength): number | null {
  const [least, most] = bounds[slider];
  const now = sliderOf(design, slider);
  const next = Math.min(most, Math.max(least, now * factors[strength] ** way));
  return way * (next - now) < leastSeen ? null : (100 * next) / now;
}

export function changeIconSize(canvas: Canvas, way: Way, strength: Strength): Stepped {
  const { design } = canvas;
  const before = iconShare(design);
  if (design.genome.mark === null) return 'no-icon';
  if (before === null) return 'icon-in-name';
  const percent = percentFor(design, 'iconSize', way, strength);
  if (percent === null) return 'limit';
  const next = drawn(canvas, { iconSize: percent }, []);
  const after = next === null ? null : iconShare(next);
  if (next === null || after === null) return 'does-not-fit';
  if (way * (after / before - 1) < leastSeen) return isEmblem(design.genome.stand) ? 'emblem' : 'limit';
  return { design: next, facts: [fact('icon-size', before, after)] };
}

/** A larger name is a smaller icon, at the same size of the whole. */
export function changeNameSize(canvas: Canvas, way: Way, strength: Strength): Stepped {
  const { design } = canvas;
  const before = iconShare(design);
  // Of a name that stands alone, only the whole has a size.
  if (before === null) return 'logo-size';
  const percent = percentFor(design, 'textSize', way, strength);
  if (percent === null) return 'limit';
  const next = drawn(canvas, { textSize: percent }, ['breaks']);
  const after = next === null ? null : iconShare(next);
  if (next === null || after === null) return 'does-not-fit';
  if (way * (before / after - 1) < leastSeen) return isEmblem(design.genome.stand) ? 'emblem' : 'limit';
  return { design: next, facts: [fact('name-size', 1 / before, 1 / after)] };
}

/** The space between icon and name. */
export function changeGap(canvas: Canvas, way: Way, strength: Strength): Stepped {
  const { design } = canvas;
  if (design.genome.mark === null) return 'no-icon';
  if (isEmblem(design.genome.stand)) return 'emblem';
  if (iconShare(design) === null) return 'icon-in-name';
  const percent = percentFor(design, 'spacing', way, strength);
  if (percent === null) return 'limit';
  const next = drawn(canvas, { spacing: percent }, []);
  if (next === null || next.id === design.id) return 'does-not-fit';
  return { design: next, facts: [fact('gap', design.genome.spacing, next.genome.spacing)] };
}

/** Moves the icon over the name or before it. No layout of ours has it elsewhere. */
export function changePlace(canvas: Canvas, place: 'above' | 'left' | 'right' | 'below'): Stepped {
  const { genome } = canvas.design;
  if (genome.mark === null) return 'no-icon';
  // Beside a name it stands where the name begins.
  const script = mainScript(canvas.brief.letters);
  const side = script === 'arabic' || script === 'hebrew' ? 'right' : 'left';
  if (place !== 'above' && place !== side) return 'no-layout';
  const stands = place === 'above' ? ['above'] : ['beside', 'divided'];
  if (stands.includes(genome.stand)) return 'already';
  const layout = place === 'above' ? 'vertical' : 'horizontal';
  const next = drawn(canvas, { layout }, ['stand', 'treatment', 'breaks']);
  if (next === null || !stands.includes(next.genome.stand)) return 'does-not-fit';
  return { design: next, facts: [fact('layout', genome.stand, next.genome.stand)] };
}

/** What may change where name and icon are laid out anew. */
const relaid = ['mark', 'stand', 'treatment', 'breaks'] as const;

/** Puts another icon where one stands, the first that goes there; to a name without any, beside it. */
function placeIcon(canvas: Canvas, icons: readonly string[]): Stepped {
  const { genome } = canvas.design;
  const isAlone = genome.mark === null;
  const shows = (design: Design | null, icon: string): design is Design =>
    design?.genome.mark?.includes(icon.slice(icon.indexOf('/') + 1)) === true && design.genome.mark !== genome.mark;
  // An emblem or a letter of a name may have no room for any of them: then the best stands over the name or beside it.
  const layout: EditorLayout =
    genome.stand === 'beside' || genome.stand === 'divided' || genome.stand === 'none' ? 'horizontal' : 'vertical';
  const ways = [
    ...icons.map((icon) => ({
      icon,
      layout: null,
      allowed: isAlone ? relaid : (['mark'] as const),
    })),
    ...icons.map((icon) => ({ icon, layout, allowed: relaid })),
  ];
  for (const { icon, layout: placed, allowed } of ways) {
    const next = drawn(canvas, { icon, layout: placed }, allowed);
    if (shows(next, icon)) return { design: next, facts: [fact('icon', genome.mark ?? 'none', next.genome.mark ?? 'none')] };
  }
  return 'does-not-fit';
}

export function changeIcon(canvas: Canvas, subject: string): Stepped {
  const icons = iconsFor(subject, canvas.design.genome.mark);
  if (icons.length === 0) return 'no-drawing';
  return icons[0] === canvas.design.genome.mark ? 'already' : placeIcon(canvas, icons);
}

export function tryAnotherIcon(canvas: Canvas): Stepped {
  const icon = otherIcon(canvas.brief, canvas.design.genome.mark);
  return icon === null ? 'no-drawing' : placeIcon(canvas, [icon]);
}

export function removeIcon(canvas: Canvas): Stepped {
  const { genome } = canvas.design;
  if (genome.mark === null) return 'already';
  const next = drawn(canvas, { layout: 'wordmark' }, relaid);
  if (next === null || next.genome.mark !== null) return 'does-not-fit';
  return { design: next, facts: [fact('icon', genome.mark, 'none'), fact('layout', layoutOf(genome), layoutOf(next.genome))] };
}

/** Sets the slogan, or takes it away. `text` is null for the slogan that the brief has. */
export function changeSlogan(canvas: Canvas, shown: boolean, text: string | null): Stepped {
  const { design, brief } = canvas;
  const stands = hasSlogan(design) || (isEmblem(design.genome.stand) && design.genome.slogan && brief.slogan !== '');
  if (!shown && !stands) return 'already';
  if (shown && text === null && brief.slogan === '') return 'no-slogan';
  if (shown && text === null && stands) return 'already';
  const parsed = parseCustomization({ slogan: text });
  if (!parsed.ok) return 'slogan-letters';
  const next = drawn(canvas, { slogan: parsed.value.slogan, showSlogan: shown }, ['slogan']);
  if (next === null) return 'does-not-fit';
  if (next.id === design.id) return shown ? 'slogan-letters' : 'does-not-fit';
  const before = stands ? brief.slogan : 'none';
  return { design: next, facts: [fact('slogan', before, shown ? (parsed.value.slogan ?? brief.slogan) : 'none')] };
}

/** The mark inside of a form: `icon/tall-mill` of `held/squircle+icon~tall-mill`. */
const heldIn = (mark: string): string => (mark.startsWith('held/') ? mark.slice(mark.indexOf('+') + 1).replace('~', '/') : mark);

/**
 * Takes away one thing that decorates: the styling of the name, what holds the icon, or the third color. A sold logo keeps
 * what holds its icon, as that is part of its mark (H25-03).
 */
export function simplify(canvas: Canvas, isSold: boolean): Stepped {
  const plain = setPlainly(canvas);
  if (typeof plain !== 'string') return plain;
  const { genome } = canvas.design;
  const lessColor = dropAccent(canvas.design);
  if (genome.archetype !== 'container' && !isEmblem(genome.stand)) return typeof lessColor === 'string' ? plain : lessColor;
  const layout = genome.stand === 'beside' || genome.stand === 'divided' ? 'horizontal' : 'vertical';
  const inner =
    genome.mark === null ? [] : [heldIn(genome.mark), ...iconsOf(genome.mark, genome.concept).map((icon) => `icon/${icon}`)];
  const icon = inner.find((id) => id !== genome.mark && iconDrawing(id) !== null);
  if (icon === undefined) return plain;
  if (isSold) return typeof lessColor === 'string' ? 'finished' : lessColor;
  const next = drawn(canvas, { layout, icon }, [...relaid, 'slogan']);
  if (next === null || next.genome.mark !== icon) return 'does-not-fit';
  return { design: next, facts: [fact('layout', genome.archetype, next.genome.archetype)] };
}
