import { type Design, drawing, frame, oneInk, printSvg, type Variant } from '@brandwright/engine';
import { type MockupKind, mockup } from '@brandwright/kit';
import { characters, formPageFirms, guideFirms, kitSample, oneDesign, roomFirm, scripts } from '../src/content/sample-brands.ts';
import { captionInk, contrast, sentenceCase } from '../src/features/hero/picture.ts';
import { drawPlans } from './draw-plans.ts';
import type { DrawingRoom } from './drawing-room.ts';
import type { DrawnPlate } from './drawn-plate.ts';

const paper = '#FFFFFF';
const mosaicCell = { width: 360, height: 220 } as const;
/** A mark by itself may stand larger than a lockup. */
const alone = { area: 0.3, wide: 0.5, tall: 0.56 } as const;
const guideSheet = { width: 800, height: 560 } as const;

/** The pictures, and the colors of a ground that is none of theirs. */
export interface DrawnPlates {
  readonly plates: readonly DrawnPlate[];
  readonly grounds: readonly Pick<DrawnPlate, 'key' | 'ground' | 'ink'>[];
}

/** Everything the pages show further down, and beside what is not built yet. */
export async function drawPlates(room: DrawingRoom): Promise<DrawnPlates> {
  const plates: DrawnPlate[] = [];
  for (const { key, brief, slots } of characters) {
    const designs = await room.designs(brief);
    for (const [i, slot] of slots.entries()) plates.push(logo(`${key}-${i}`, at(designs, slot), mosaicCell));
  }
  for (const [i, { name, slot }] of scripts.entries())
    plates.push(logo(`script-${i}`, at(await room.designs({ name }), slot), mosaicCell));
  const one = at(await room.designs({ name: oneDesign.name }), oneDesign.slot);
  for (const variant of oneDesign.variants) plates.push(logo(`use-${variant}`, one, mosaicCell, variant));
  const sample = at(await room.designs(kitSample.brief), kitSample.slot);
  plates.push(logo('kit-logo', sample, { width: 640, height: 300 }), turnedMark('kit-mark', sample));
  for (const kind of kitSample.mockups) plates.push(inUse(`kit-${kind}`, kind, sample));
  for (const { key, name, slot } of guideFirms)
    plates.push(logo(`guide-${key}`, at(await room.designs({ name }), slot), guideSheet));
  for (const { key, name, slot } of formPageFirms)
    plates.push(logo(`form-${key}`, at(await room.designs({ name }), slot), guideSheet));
  plates.push(logo('room-shelves', at(await room.designs({ name: roomFirm.name }), roomFirm.slot), guideSheet));
  plates.push(...(await drawPlans(room)));
  return { plates, grounds: [...plates, { key: 'kit', ground: groundAround(plates), ink: '#171614' }] };
}

function at(designs: readonly Design[], slot: number): Design {
  const design = designs[slot];
  if (design === undefined) throw new Error(`There is no design in slot ${slot}.`);
  return design;
}

function logo(
  key: string,
  design: Design,
  { width, height }: { width: number; height: number },
  variant: Variant = 'full',
): DrawnPlate {
  const picture = drawing(design, variant);
  // One ink is put on what is there: here on paper, and on ink.
  const ground = picture.paints.ground ?? (variant === 'mono-white' ? '#171614' : paper);
  return {
    key,
    svg: printSvg(frame(picture, width, height, variant === 'mark' ? alone : {}), { ground: false }),
    width,
    height,
    ground,
    ink: variant === 'full' ? captionInk(design) : readable(ground),
    label: `${design.name}, ${design.style}`,
  };
}

/** The mark with its two colors changed over. */
function turnedMark(key: string, design: Design): DrawnPlate {
  const { mark, ground: ink } = design.scheme.paints;
  const paints = oneInk(ink ?? paper, mark);
  const size = { width: 340, height: 300 };
  const svg = printSvg(frame({ scene: design.avatar, paints }, size.width, size.height, alone), { ground: false });
  return { key, svg, ...size, ground: mark, ink: readable(mark), label: `${design.name}, mark` };
}

function inUse(key: string, kind: MockupKind, design: Design): DrawnPlate {
  const { svg, width, height, label } = mockup(kind, design);
  const ground = groundOf(svg);
  return { key, svg, width, height, ground, ink: readable(ground), label: `${sentenceCase(label)} of ${design.name}` };
}

const readable = (ground: string): string => (contrast(paper, ground) >= 4.5 ? paper : '#171614');

/** What a mock-up stands on: it is painted first. */
const groundOf = (svg: string): string => /fill="(#[\dA-F]{6})"/i.exec(svg)?.[1] ?? paper;

/** A pale tone of what the sample's mock-ups stand on, on which ink can be read as well as on paper. */
function groundAround(plates: readonly DrawnPlate[]): string {
  const ground = plates.find(({ key }) => key === 'kit-card')?.ground ?? paper;
  const strength = [0.68, 0.5, 0.34, 0.2].find((share) => contrast(tinted(ground, share), '#171614') >= 9) ?? 0.12;
  return tinted(ground, strength);
}

/** So much of a color on white. */
function tinted(color: string, share: number): string {
  const channels = [1, 3, 5].map((i) => Math.round(255 - (255 - Number.parseInt(color.slice(i, i + 2), 16)) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
