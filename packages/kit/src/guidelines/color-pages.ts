import { contrastRatio, type Hex, hexToOklch, nearestColorName } from '@brandwright/engine';
import type { Piece } from '../document/document.ts';
import { flow, label } from '../document/flow.ts';
import { typeStyles } from '../document/type-style.ts';
import { cutText, isSettable } from '../document/typesetter.ts';
import type { Brand, BrandColor } from '../files/brand.ts';
import { rgbOf } from '../files/palette/swatches.ts';
import { type Area, box } from '../layout/area.ts';
import { type Book, type Leaf, sentenceCase, wordLimits } from './book.ts';
import { associationOf } from './color-words.ts';
import { panel, plate, sheet, sidePage } from './frame.ts';
import { tonesOn } from './tones.ts';

/** Shares of the page’s width by role, before they are scaled to fill it. */
const weights: Readonly<Record<BrandColor['role'], number>> = {
  primary: 260,
  secondary: 152,
  accent: 140,
  background: 152,
  ink: 136,
  paper: 136,
  dark: 136,
};

const uses: Readonly<Record<BrandColor['role'], string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
  background: 'Background',
  ink: 'Ink',
  paper: 'Paper',
  dark: 'Dark',
};

/** The palette with its values, each color over the height of the page. */
export function palettePage(book: Book): Leaf {
  const { brand, setter } = book;
  const all = brand.colors.reduce((sum, { role }) => sum + weights[role], 0);
  let x = 0;
  const columns = brand.colors.map((color): { color: BrandColor; at: Area } => {
    const w = (weights[color.role] / all) * sheet.w;
    const at = box(x, 0, w, sheet.h);
    x += w;
    return { color, at };
  });
  const first = brand.colors[0]?.hex ?? '#000000';
  const head = flow(setter, { x: 48, y: 42, w: 220 }, [
    { text: 'Colors', style: book.title, paint: tonesOn(brand.design, first).ink, role: 'H1' },
  ]);
  return {
    title: 'Colors',
    ground: first,
    bare: true,
    // Each column reaches to the page’s edge: edges that merely touch let hairlines show.
    pieces: [
      ...columns.map(({ color, at }) => plate(color.hex, { ...at, w: sheet.w - at.x })),
      ...head.pieces,
      ...columns.flatMap(({ color, at }, i) => values(book, color, at, i === 0 ? 48 : 16)),
    ],
  };
}

function values({ brand, setter }: Book, { role, hex, name }: BrandColor, at: Area, margin: number): readonly Piece[] {
  const { ink } = tonesOn(brand.design, hex);
  const w = at.w - margin - 10;
  const lines = valuesOf(brand, hex);
  const head = flow(setter, { x: at.x + margin, y: 0, w }, [
    { text: name, style: typeStyles.strong, paint: ink, role: 'H2', most: 3 },
  ]);
  const top = 448 - 6 - head.foot;
  return [
    ...flow(setter, { x: at.x + margin, y: top - 14, w }, [
      { text: uses[role], style: typeStyles.small, paint: ink },
      { text: name, style: typeStyles.strong, paint: ink, role: 'H2', most: 3 },
    ]).pieces,
    ...flow(
      setter,
      { x: at.x + margin, y: 448, w },
      lines.map(({ text }) => ({ text, style: typeStyles.small, paint: ink })),
    ).pieces,
  ];
}

interface ColorValue {
  readonly system: 'HEX' | 'RGB' | 'CMYK' | 'OKLCH';
  readonly text: string;
}

/** A color in four systems: CMYK in percent; OKLCH as lightness in percent, chroma, and hue in degrees. */
export function valuesOf({ inks }: Brand, hex: Hex): readonly ColorValue[] {
  const { l, c, h } = hexToOklch(hex);
  const cmyk = inks.get(hex);
  const gray = c < 0.002;
  return [
    { system: 'HEX', text: `HEX ${hex}` },
    { system: 'RGB', text: `RGB ${rgbOf(hex).join(' ')}` },
    ...(cmyk === undefined ? [] : [{ system: 'CMYK', text: `CMYK ${cmyk.join(' ')}` } as const]),
    { system: 'OKLCH', text: `OKLCH ${Math.round(l * 100)}% ${gray ? 0 : c.toFixed(3)} ${gray ? 0 : Math.round(h)}` },
  ];
}

/** How much of each color to use, and what the main one is associated with. */
export function colorUsePage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const ground = surfaces.sheet;
  const { ink, muted } = tonesOn(brand.design, ground);
  const { scheme, reasons } = brand.design;
  const written = book.words.colorPsychology ?? '';
  const said = written !== '' && isSettable(book.setter, written) ? written : associationOf(scheme.palette.primary);
  const psychology = cutText(said, wordLimits.colorPsychology);
  const chosen = reasons.at(-1) ?? '';
  return sidePage(
    book,
    { title: 'Color in use', ground },
    [
      { text: psychology, style: typeStyles.body, paint: ink },
      ...(/palette|color/iu.test(chosen) ? [{ text: chosen, style: typeStyles.body, paint: ink, gap: 10 }] : []),
      {
        text: 'These proportions are a guide for a page, screen or poster. They don’t have to be exact.',
        style: typeStyles.body,
        paint: muted,
        gap: 10,
      },
    ],
    sharesOf(book).flatMap(({ paint, title, share, from }) => {
      const top = from * panel.h;
      const at = box(panel.x, top, panel.w, panel.h - top);
      const on = tonesOn(brand.design, paint).ink;
      const base = top + Math.min(64, (share * panel.h) / 2 + 10);
      return [
        plate(paint, at),
        label(book.setter, {
          text: `${Math.round(share * 100)}%`,
          style: typeStyles.smallTitle,
          paint: on,
          x: panel.x + 36,
          y: base,
        }),
        label(book.setter, { text: title, style: typeStyles.small, paint: on, x: panel.x + panel.w - 36, y: base, align: 'end' }),
      ];
    }),
  );
}

interface ColorShare {
  readonly paint: Hex;
  readonly title: string;
  readonly share: number;
  /** Share of what is above it. */
  readonly from: number;
}

/** Ground, main color and accent at 60, 30 and 10 percent; without an accent, 70 and 30. */
function sharesOf({ brand: { design, colors }, surfaces }: Book): readonly ColorShare[] {
  const { palette, paints } = design.scheme;
  const { own } = surfaces;
  const main = [palette.primary, paints.name, palette.ink].find((hex) => contrastRatio(hex, own) >= 1.6) ?? palette.ink;
  const accent = [palette.accent, palette.secondary].find(
    (hex) => hex !== main && hex !== own && contrastRatio(hex, main) >= 1.3,
  );
  const nameOf = (hex: Hex): string => colors.find((one) => one.hex === hex)?.name ?? sentenceCase(nearestColorName(hex));
  const parts: readonly (readonly [Hex, string, number])[] =
    accent === undefined
      ? [
          [own, 'Background', 0.7],
          [main, nameOf(main), 0.3],
        ]
      : [
          [own, 'Background', 0.6],
          [main, nameOf(main), 0.3],
          [accent, nameOf(accent), 0.1],
        ];
  let from = 0;
  return parts.map(([paint, title, share]) => {
    const one = { paint, title, share, from };
    from += share;
    return one;
  });
}
