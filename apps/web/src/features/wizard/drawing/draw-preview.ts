import { type Design, type Drawing, drawing, frame, type Paints, printSvg, typefaces } from '@brandwright/engine';
import { captionInk, contrast, inline, sentenceCase } from '../../hero/picture.ts';
import { apart, legible, mixed } from '../../home-showcase/tones.ts';
import { kitColors } from '../../results/kit-colors.ts';
import type { Preview } from '../preview.ts';

const white = '#FFFFFF';

/** Canvases in pixels of the page: the panel's stage, the phone's dock, a proof. */
const stage = { width: 472, height: 420 } as const;
const dock = { width: 358, height: 108 } as const;
const plate = { width: 158, height: 112 } as const;

type Size = typeof stage | typeof dock | typeof plate;

const put = (picture: Drawing, { width, height }: Size, area: number, most: number): string =>
  inline(printSvg(frame(picture, width, height, { area, wide: most, tall: most }), { ground: false }));

/** A design with everything the panel shows of it. */
export function drawPreview(design: Design): Preview {
  const full = drawing(design, 'full');
  const { label } = design.scheme;
  const ground = full.paints.ground ?? white;
  const ink = captionInk(design);
  return {
    id: design.id,
    name: design.name,
    ground,
    ink,
    quiet: drawnBack(ink, ground),
    line: mixed(ink, ground, 0.8),
    stage: put(full, stage, 0.2, 0.72),
    dock: put(full, dock, 0.34, 0.74),
    proofs: proofsOf(design, full, ground),
    palette: colorsOf(design),
    colorLabel: label,
    families: familiesOf(design),
    reasons: design.reasons,
  };
}

/** The colors of the kit, each told once by its first role, as its page tells them. */
function colorsOf(design: Design): Preview['palette'] {
  const colors = kitColors(design);
  return colors
    .filter(({ hex }, place) => colors.findIndex((one) => one.hex === hex) === place)
    .map(({ role, hex }) => [sentenceCase(role), hex]);
}

/** On the other side of light and dark, the mark alone, and one ink: each on a ground that can be told from the one before. */
function proofsOf(design: Design, full: Drawing, ground: string): Preview['proofs'] {
  const { palette } = design.scheme;
  const { scene } = design;
  const night = drawing(design, 'on-dark');
  const onDark = contrast(ground, white) < 5;
  const first = onDark ? (night.paints.ground ?? palette.dark) : white;
  const plain = (on: string): Drawing => ({ scene, paints: oneInk(legible(palette.ink, on)) });
  // A color that the logo has, before one that only its palette has.
  const { mark, accent, name } = full.paints;
  const loud = [mark, accent, name, palette.accent, palette.primary, palette.secondary].find(
    (hex) => apart(hex, ground) && apart(hex, first),
  );
  const second = loud ?? palette.primary;
  const tint = mixed(palette.primary, white, 0.8);
  const third = apart(tint, ground) ? tint : mixed(palette.accent, white, 0.6);
  return [
    { label: onDark ? 'On dark' : 'On white', ground: first, art: put(onDark ? night : plain(first), plate, 0.2, 0.74) },
    {
      label: 'Icon only',
      ground: second,
      art: put({ scene: design.avatar, paints: oneInk(legible(palette.ink, second)) }, plate, 0.24, 0.56),
    },
    { label: 'In a single color', ground: third, art: put(plain(third), plate, 0.2, 0.74) },
  ];
}

const oneInk = (ink: string): Paints => {
  const hex = ink as Paints['name'];
  return { ground: null, mark: hex, tone: hex, accent: hex, name: hex, second: hex, slogan: hex };
};

/** The quietest mix of ink and ground that can still be read as small text. */
const drawnBack = (ink: string, ground: string): string =>
  [0.32, 0.24, 0.16, 0.08].map((share) => mixed(ink, ground, share)).find((hex) => contrast(hex, ground) >= 4.6) ?? ink;

/** Of the name, then of what stands beneath it. */
function familiesOf({ genome }: Design): readonly string[] {
  const ids = [genome.face, genome.partners.slogan];
  return [...new Set(ids.flatMap((id) => typefaces.find((face) => face.id === id)?.family ?? []))];
}
