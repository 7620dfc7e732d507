import { type Design, type Drawing, drawing, frame, printSvg, type Variant } from '@brandwright/engine';
import { type MockupKind, mockup } from '@brandwright/kit';
import { inPage } from '../slot-art.ts';

/** One drawing of a design on what it stands on. */
export interface LookedAt {
  readonly key: string;
  readonly ground: string;
  /** SVG without its ground. */
  readonly art: string;
}

/** Everything a person looks at before choosing. */
export interface LogoLook {
  /** The logo large, in a stage of 880 × 520. */
  readonly stage: LookedAt;
  /** Other drawings of it, in plates of 220 × 150; `small` shows the mark at 32 and at 16 true pixels. */
  readonly plates: readonly LookedAt[];
  /** The design where it will live. */
  readonly uses: readonly { readonly label: string; readonly art: string /** Width by height. */; readonly shape: number }[];
}

const shownUses: readonly MockupKind[] = ['card', 'phone', 'sign', 'favicon'];

const stage = { width: 880, height: 520 } as const;
const plate = { width: 220, height: 150 } as const;

/** What one-color drawings are shown on: a sheet of paper, and the night. */
const paper = '#FFFFFF';
const night = '#000000';

export async function lookAtLogoTask({ design }: { readonly design: Design }): Promise<LogoLook> {
  return {
    stage: placed('full', drawing(design, 'full'), stage, { area: 0.22, wide: 0.64, tall: 0.58 }),
    plates: [
      onPlate(design, 'on-dark', design.scheme.onDark.ground ?? night),
      onPlate(design, 'mono-black', paper),
      onPlate(design, 'mono-white', night),
      onPlate(design, 'mark', design.scheme.paints.ground ?? paper),
      small(design),
    ],
    uses: shownUses.map((kind) => {
      const { label, svg, width, height } = mockup(kind, design);
      return { label, art: inPage(svg), shape: width / height };
    }),
  };
}

function placed(
  key: string,
  picture: Drawing,
  { width, height }: typeof stage | typeof plate,
  room: NonNullable<Parameters<typeof frame>[3]>,
): LookedAt {
  const art = inPage(printSvg(frame(picture, width, height, room), { ground: false }));
  return { key, ground: picture.paints.ground ?? paper, art };
}

const onPlate = (design: Design, variant: Variant, ground: string): LookedAt => ({
  ...placed(variant, drawing(design, variant), plate, { area: 0.2, wide: 0.7, tall: 0.5 }),
  ground,
});

/** The mark at 32 and at 16 px, side by side, as a browser tab shows it. */
function small(design: Design): LookedAt {
  const mark = drawing(design, 'mark-small');
  const at = (size: number, center: number): string => {
    const print = printSvg(frame(mark, size, size, { area: 1, wide: 1, tall: 1 }), { ground: false });
    return print.trimEnd().replace('<svg ', `<svg x="${center - size / 2}" y="${(plate.height - size) / 2}" `);
  };
  const box = `0 0 ${plate.width} ${plate.height}`;
  const art = `<svg viewBox="${box}" aria-hidden="true" focusable="false">${at(32, plate.width / 2 - 20)}${at(16, plate.width / 2 + 20)}</svg>`;
  return { key: 'small', ground: mark.paints.ground ?? paper, art };
}
