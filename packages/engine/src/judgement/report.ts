import { lightnessContrast } from '../color/apca.ts';
import { contrastRatio } from '../color/contrast.ts';
import { leastDifference } from '../color/cvd.ts';
import { gates, touching as touchingGate } from '../color/gates.ts';
import { type Path, pathBounds } from '../geometry/path.ts';
import { survivalAt16 } from '../geometry/survival.ts';
import type { PaintRole, Paints, Scene, Shape } from '../scene/scene.ts';
import type { Metrics } from './metrics.ts';
import { touching } from './touching.ts';

/** Checks of a finished design, in report order. */
export type QualityCheck =
  | 'small-size'
  | 'one-colour'
  | 'contrast-name'
  | 'contrast-second'
  | 'contrast-slogan'
  | 'perceived-contrast-name'
  | 'perceived-contrast-second'
  | 'perceived-contrast-slogan'
  | 'colour-blindness'
  | 'minimum-width'
  | 'minimum-width-print'
  | 'nodes'
  | 'distinctiveness';

export type Grade = 'good' | 'fair' | 'poor';

/** An improvement: an edit for `redesign`, which a gate may still refuse, or advice for a person. */
export type Fix<Edit> = { readonly edit: Edit; readonly says: string } | { readonly edit: null; readonly says: string };

export interface QualityRow<Edit> {
  readonly check: QualityCheck;
  readonly value: number;
  /**
   * `r`: Pearson correlation; `share`: 0–1; `:1`: WCAG ratio; `Lc`: APCA; `ΔE`: OKLab distance, 1 between
   * black and white.
   */
  readonly unit: 'r' | 'share' | ':1' | 'Lc' | 'ΔE' | 'px' | 'mm' | 'segments';
  readonly grade: Grade;
  /** Explanation for the business owner. */
  readonly sentence: string;
  /** Null if nothing needs improvement. */
  readonly fix: Fix<Edit> | null;
}

/** The part of a design that the report uses. */
export interface Reported {
  readonly name: string;
  readonly genome: {
    readonly treatment: string;
    readonly stand: string;
    readonly slogan: boolean;
    readonly breaks: readonly number[];
    readonly mark: string | null;
  };
  readonly scene: Scene;
  readonly avatar: Scene;
  readonly smallAvatar?: Scene;
  readonly scheme: { readonly paints: Paints; readonly onDark: Paints };
  readonly metrics: Pick<Metrics, 'minimumWidth' | 'aspect'>;
}

/** Edits that the report can propose. Each is part of a genome. */
interface ReportEdit {
  readonly slogan?: boolean;
  readonly breaks?: readonly number[];
  readonly treatment?: 'plain';
  readonly mark?: string;
}

type Row = QualityRow<ReportEdit>;

const round = (v: number, digits = 2): number => Math.round(v * 10 ** digits) / 10 ** digits;
const advice = (says: string): Row['fix'] => ({ edit: null, says });
const gradeUp = (v: number, good: number, fair: number): Grade => (v >= good ? 'good' : v >= fair ? 'fair' : 'poor');
const gradeDown = (v: number, good: number, fair: number): Grade => (v <= good ? 'good' : v <= fair ? 'fair' : 'poor');
const inkOf = (shapes: readonly Shape[]): Path => shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path);

/** Printed x-height in mm below which letters fill in: about 6-pt type. */
const printedXHeight = 1.1;
/** x-height in px that `minimumWidth` assumes (judgement/metrics.ts). */
const shownXHeight = 6;

/**
 * The checks of a careful studio before it delivers a logo. Thresholds come from calibration on real lockups
 * (bench/calibration.md) and from the gates. `alike` is the share of catalogue marks that look like this one;
 * null if the name is the logo. About 5 ms.
 */
export function report(design: Reported, alike: number | null): readonly Row[] {
  const { scene, scheme } = design;
  const mark = scene.shapes.filter(({ part }) => part === 'mark');
  const rest = scene.shapes.filter(({ part }) => part !== 'mark');
  const met = [touching(mark, scheme.paints), touching(rest, scheme.paints)] as const;
  return [
    smallSize(design),
    oneColor(met.map(({ kept }) => kept)),
    ...contrasts(design),
    colorBlindness(
      design,
      met.flatMap(({ pairs }) => pairs),
    ),
    ...minimumWidths(design),
    nodes(mark, scene.shapes),
    distinctiveness(alike),
  ];
}

function smallSize({ avatar, smallAvatar, genome }: Reported): Row {
  const ink = inkOf((smallAvatar ?? avatar).shapes);
  const box = pathBounds(ink);
  const value = box === null ? 0 : survivalAt16(ink, box);
  const grade = gradeUp(value, 0.85, 0.77);
  const sentence = {
    good: 'In a browser tab, at 16 pixels, your icon is easy to recognize.',
    fair: 'In a browser tab, your icon loses some detail but is still recognizable.',
    poor: 'In a browser tab, your icon becomes a blur.',
  }[grade];
  return { check: 'small-size', value, unit: 'r', grade, sentence, fix: grade === 'poor' ? smallFix(genome.mark) : null };
}

function smallFix(mark: string | null): Row['fix'] {
  const initials = /^(?:ring|pair)\/(.+)$/u.exec(mark ?? '')?.[1];
  if (initials === undefined) return advice('Use an icon with fewer, larger parts, or don’t use this one below 24 pixels.');
  return {
    edit: { mark: `tile/disc+${initials}` },
    says: 'Cut your initials out of a solid disc instead of drawing them with thin lines.',
  };
}

function oneColor(kept: readonly number[]): Row {
  const value = round(Math.min(...kept));
  const grade = gradeUp(value, 0.8, 0.5);
  const sentence = {
    good: 'When your logo is stamped, engraved or printed in a single color, every part stays distinct.',
    fair: 'In a single color, a few neighboring parts merge.',
    poor: 'In a single color, parts that differ only in color become one shape.',
  }[grade];
  const fix =
    grade === 'good' ? null : advice('Where you can print only one color, use the name alone or an icon with a single tone.');
  return { check: 'one-colour', value, unit: 'share', grade, sentence, fix };
}

const textRoles = ['name', 'second', 'slogan'] as const;
type TextRole = (typeof textRoles)[number];
const spoken: Readonly<Record<TextRole, string>> = {
  name: 'Your name',
  second: 'The second part of your name',
  slogan: 'Your slogan',
};
/**
 * Required |Lc|. Small letters need more (APCA in a Nutshell: 75 for text, 60 for large, 45 for headlines).
 */
const wishedLc: Readonly<Record<TextRole, number>> = { name: 60, second: 60, slogan: 75 };

function contrasts({ scene, scheme }: Reported): readonly Row[] {
  const lettered = scene.shapes.filter(({ part }) => part === 'name' || part === 'slogan').map(({ role }) => role);
  const present = textRoles.filter((role) => lettered.includes(role));
  const least = (measure: (ink: Paints[PaintRole], ground: Paints[PaintRole]) => number, role: TextRole): number =>
    Math.min(...[scheme.paints, scheme.onDark].map((paints) => measure(paints[role], paints.ground ?? '#FFFFFF')));
  const plain = present.map((role): Row => {
    const value = Math.floor(least(contrastRatio, role) * 100) / 100;
    const grade = gradeUp(value, gates[role].ratio, 3);
    const good = `${spoken[role]} has the contrast that accessibility rules require for text, on light and dark backgrounds.`;
    const sentence =
      grade === 'good' ? good : `${spoken[role]} doesn’t stand out enough from its background for people with low vision.`;
    return { check: `contrast-${role}`, value, unit: ':1', grade, sentence, fix: contrastFix(grade, role) };
  });
  const seen = present.map((role): Row => {
    const value = round(
      least((ink, ground) => Math.abs(lightnessContrast(ink, ground)), role),
      1,
    );
    const grade = gradeUp(value, wishedLc[role], 45);
    const sentence = {
      good: `${spoken[role]} stands out clearly, even as small text.`,
      fair: `${spoken[role]} is easy to read when large, but needs good light when small.`,
      poor: `${spoken[role]} is hard to read, even when large.`,
    }[grade];
    return { check: `perceived-contrast-${role}`, value, unit: 'Lc', grade, sentence, fix: contrastFix(grade, role) };
  });
  return [...plain, ...seen];
}

const contrastFix = (grade: Grade, role: TextRole): Row['fix'] => {
  if (grade !== 'poor') return null;
  if (role === 'slogan')
    return { edit: { slogan: false }, says: 'Leave the slogan out of the logo and place it nearby instead.' };
  if (role === 'second') return { edit: { treatment: 'plain' }, says: 'Use one color for the whole name.' };
  return advice('Choose colors for the text and background that differ more in lightness.');
};

function colorBlindness(
  { scene, scheme: { paints } }: Reported,
  touchingPairs: readonly (readonly [PaintRole, PaintRole])[],
): Row {
  const ground = paints.ground ?? '#FFFFFF';
  const roles = [...new Set(scene.shapes.map(({ role }) => role))];
  const between = touchingPairs
    .filter(([a, b]) => paints[a] !== paints[b])
    .map(([a, b]) => leastDifference(paints[a], paints[b]));
  const value = round(Math.min(...between, ...roles.map((role) => leastDifference(paints[role], ground))), 3);
  const grade = gradeUp(value, touchingGate, 0.05);
  const sentence = {
    good: 'Color-blind people can tell all parts of the logo apart.',
    fair: 'To some color-blind people, two neighboring colors look similar.',
    poor: 'To some color-blind people, two neighboring colors look the same.',
  }[grade];
  return {
    check: 'colour-blindness',
    value,
    unit: 'ΔE',
    grade,
    sentence,
    fix: grade === 'good' ? null : advice('Choose colors that differ in lightness, not just in hue.'),
  };
}

function minimumWidths({ metrics: { minimumWidth, aspect }, genome, name }: Reported): readonly Row[] {
  const grade = gradeDown(minimumWidth, 90, 150);
  const fix = grade === 'good' ? null : widthFix(genome, aspect, name.split(' ').length);
  const mm = Math.ceil((minimumWidth * printedXHeight) / shownXHeight);
  const small = {
    good: 'That’s small enough for phones.',
    fair: 'That takes up some room.',
    poor: 'That takes up a lot of room.',
  }[grade];
  const printed = grade === 'good' ? ' That’s small enough for business cards.' : '';
  return [
    {
      check: 'minimum-width',
      value: minimumWidth,
      unit: 'px',
      grade,
      sentence: `On screens, keep the whole logo at least ${minimumWidth} pixels wide. ${small}`,
      fix,
    },
    {
      check: 'minimum-width-print',
      value: mm,
      unit: 'mm',
      grade,
      sentence: `In print, keep the whole logo at least ${inches(mm)} inches (${mm} mm) wide.${printed}`,
      fix,
    },
  ];
}

/** Inches of a least length in millimeters, rounded up to hundredths. */
const inches = (mm: number): number => Math.ceil((mm / 25.4) * 100) / 100;

function widthFix(genome: Reported['genome'], aspect: number, words: number): Row['fix'] {
  if (genome.treatment === 'descriptor' && words > 1)
    return {
      edit: { treatment: 'plain', breaks: [words - 1] },
      says: 'Make the smaller line of the name the same size as the rest.',
    };
  if (genome.treatment === 'plain' && genome.breaks.length === 0 && words > 1 && aspect > 4)
    return { edit: { breaks: [Math.ceil(words / 2)] }, says: 'Break the name into two lines.' };
  return advice(
    genome.mark === null ? 'Where space is tight, use a shorter form of the name.' : 'Where space is tight, use the icon alone.',
  );
}

function nodes(mark: readonly Shape[], all: readonly Shape[]): Row {
  const counted = mark.length > 0 ? mark : all;
  const [good, fair] = mark.length > 0 ? [60, 150] : [400, 800];
  const value = counted
    .filter(({ only }) => only !== 'mono')
    .reduce((sum, { path }) => sum + path.reduce((n, contour) => n + (contour.length - 2) / 6, 0), 0);
  const grade = gradeDown(value, good, fair);
  const sentence = {
    good: 'The drawing is simple, so sign makers and vinyl cutters can cut it cleanly.',
    fair: 'The drawing has some detail, but sign makers can still cut it with care.',
    poor: 'The drawing has too much detail for most sign makers to cut.',
  }[grade];
  const fix =
    grade === 'poor' ? advice('For cut vinyl and embroidery, use the small-size version of the icon or the name alone.') : null;
  return { check: 'nodes', value, unit: 'segments', grade, sentence, fix };
}

function distinctiveness(alike: number | null): Row {
  const value = alike === null ? 0 : round(alike, 4);
  const grade = gradeDown(value, 0.005, 0.03);
  const sentence = {
    good: 'Almost no other icon in our catalog looks like yours.',
    fair: 'A few other icons in our catalog have a similar outline.',
    poor: 'Many icons share this outline, so your name has to set you apart.',
  }[grade];
  return {
    check: 'distinctiveness',
    value,
    unit: 'share',
    grade,
    sentence: alike === null ? 'Your logo is your name alone, so there’s no icon that could look like someone else’s.' : sentence,
    fix:
      grade === 'poor'
        ? advice('Try another icon for the same idea. Initials and cropped icons are less common than plain icons.')
        : null,
  };
}

/** The mark's ink in the one-color version; null for a wordmark. */
export function markInk({ scene, genome }: Pick<Reported, 'scene' | 'genome'>): Path | null {
  if (genome.mark === null) return null;
  const ink = inkOf(scene.shapes.filter(({ part }) => part === 'mark'));
  return pathBounds(ink) === null ? null : ink;
}
