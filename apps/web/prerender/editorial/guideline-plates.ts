import { contrastRatio, type Design, type Drawing, drawing, type Hex, oneInk, type Paints } from '@brandwright/engine';
import type { DrawingRoom } from '../drawing-room.ts';
import type { DrawnPlate } from '../drawn-plate.ts';
import { type Area, boardOf, filled, fitted, house, inRow, inset, lettering, placed, proportion } from './board.ts';

const hero: Area = { x: 0, y: 0, w: 800, h: 560 };
/** Side by side, both are equally tall: columns of 784 and 560 shares. */
const wide: Area = { x: 0, y: 0, w: 784, h: 400 };
const half: Area = { x: 0, y: 0, w: 560, h: 400 };
const small: Area = { x: 0, y: 0, w: 400, h: 280 };
const label = 'inter-600';

/** What the guidelines say of a logo, shown on one (row X-01). */
export async function guidelinePlates(room: DrawingRoom, design: Design): Promise<readonly DrawnPlate[]> {
  const logo = drawing(design, 'full');
  const { paints } = logo;
  const own = paints.ground ?? house.paper;
  const onDark = drawing(design, 'on-dark');
  const dark = onDark.paints.ground ?? house.ink;
  const board = (key: string, area: Area, ground: string, parts: readonly string[], said: string): DrawnPlate =>
    boardOf(`guideline-${key}`, area, ground, parts, `${design.name} ${said}`);
  return [
    board('hero', hero, dark, [placed(onDark, hero, { area: 0.3, wide: 0.72 })], 'logo'),
    board('space', wide, own, await clearSpace(room, logo), 'logo with clear space equal to its height on every side'),
    board('sizes', half, own, await sizes(room, design), 'logo at 96, 48 and 24 px, and its icon at 16 px'),
    board('palette', wide, own, await palette(room, design), 'colors by share: background, lead color and accent'),
    board('contrast', half, own, await contrasts(room, design), 'logo with enough contrast, and with too little'),
    board('type', wide, house.paper, await specimen(room, design), 'typefaces: a heading, a subheading and text'),
    ...backgrounds(design).map(([key, ground, shown, said]) => board(key, small, ground, [placed(shown, small)], said)),
    ...mistakes(design).map(([key, ground, parts, said]) => board(key, small, ground, parts, said)),
  ];
}

async function clearSpace(room: DrawingRoom, logo: Drawing): Promise<readonly string[]> {
  const ratio = proportion(logo);
  const h = Math.min((wide.w - 96) / (ratio + 2), (wide.h - 64) / 3);
  const zone = { x: (wide.w - h * (ratio + 2)) / 2, y: (wide.h - 3 * h) / 2, w: h * (ratio + 2), h: 3 * h };
  const at = inset(zone, h);
  const { name } = logo.paints;
  const edges = (area: Area, dash: string): string =>
    `<rect x="${area.x}" y="${area.y}" width="${area.w}" height="${area.h}" fill="none" stroke="${house.signal}" stroke-width="2"${dash}/>`;
  const marks = [
    [zone.x + h / 2, wide.h / 2],
    [zone.x + zone.w - h / 2, wide.h / 2],
    [wide.w / 2, zone.y + h / 2],
    [wide.w / 2, zone.y + zone.h - h / 2],
  ] as const;
  const words = marks.map(([x, y]) =>
    lettering(room, '1×', x, y + 9, { face: label, size: 26, paint: house.signal, anchor: 'middle' }),
  );
  return [
    `<g fill-opacity="0.07">${filled(zone, name)}</g>`,
    filled(at, logo.paints.ground ?? house.paper),
    edges(zone, ' stroke-dasharray="8 6"'),
    edges(at, ''),
    fitted(logo, at),
    ...(await Promise.all(words)),
  ];
}

async function sizes(room: DrawingRoom, design: Design): Promise<readonly string[]> {
  const logo = drawing(design, 'full');
  const ratio = proportion(logo);
  const mark = drawing(design, 'mark-small');
  const rows = [
    [96, 56, logo, ratio],
    [48, 196, logo, ratio],
    [24, 280, logo, ratio],
    [16, 336, mark, proportion(mark)],
  ] as const;
  const parts = await Promise.all(
    rows.map(async ([px, y, shown, wideness]) => [
      fitted(shown, { x: 160, y, w: px * wideness, h: px }),
      await lettering(room, `${px} px`, 48, y + px / 2 + 7, { face: label, size: 20, paint: logo.paints.name }),
    ]),
  );
  return parts.flat();
}

/** The colors of a design, each once: background, lead color, then what is used least. */
const colorsOf = ({ ground, name, mark, tone, accent }: Paints): readonly string[] => [
  ...new Set([ground ?? house.paper, name, mark, accent, tone]),
];

async function palette(room: DrawingRoom, { scheme: { paints } }: Design): Promise<readonly string[]> {
  const [ground = house.paper, lead = house.ink, accent = lead] = colorsOf(paints);
  const cells = [
    [ground, 0, 0.6, '60%'],
    [lead, 0.6, 0.3, '30%'],
    [accent, 0.9, 0.1, '10%'],
  ] as const;
  const parts = cells.map(async ([paint, from, share, percent]) => {
    const area = { x: wide.w * from, y: 0, w: wide.w * share, h: wide.h };
    const ink = contrastRatio(paint as Hex, '#FFFFFF') > 4.5 ? '#FFFFFF' : house.ink;
    const words =
      share < 0.2
        ? [await lettering(room, percent, area.x + 16, 64, { face: label, size: 24, paint: ink })]
        : [
            await lettering(room, percent, area.x + 40, 104, { face: 'bricolage-grotesque-700', size: 80, paint: ink }),
            await lettering(room, paint, area.x + 40, wide.h - 40, { face: label, size: 24, paint: ink }),
          ];
    return [filled(area, paint), ...words];
  });
  return (await Promise.all(parts)).flat();
}

async function contrasts(room: DrawingRoom, design: Design): Promise<readonly string[]> {
  const { paints } = design.scheme;
  const ground = paints.ground ?? house.paper;
  const pale = mixed(ground, paints.name, 0.28);
  const [top, foot] = [
    { ...half, h: half.h / 2 },
    { ...half, y: half.h / 2, h: half.h / 2 },
  ];
  const row = async (area: Area, ink: string): Promise<readonly string[]> => [
    placed(
      { scene: design.scene, paints: oneInk(ink as Hex, ground) },
      { ...area, w: area.w * 0.68 },
      { area: 1, wide: 0.74, tall: 0.44 },
    ),
    await lettering(room, `${contrastRatio(ink as Hex, ground as Hex).toFixed(1)} : 1`, area.w - 40, area.y + area.h / 2 + 10, {
      face: label,
      size: 28,
      paint: paints.name,
      anchor: 'end',
    }),
  ];
  return [
    ...(await row(top, paints.name)),
    filled({ x: 40, y: half.h / 2, w: half.w - 80, h: 1 }, mixed(ground, paints.name, 0.2)),
    ...(await row(foot, pale)),
  ];
}

async function specimen(room: DrawingRoom, { genome, scheme: { paints } }: Design): Promise<readonly string[]> {
  const ink = paints.name;
  const line = (text: string, y: number, face: string, size: number): Promise<string> =>
    lettering(room, text, 56, y, { face, size, paint: ink });
  return Promise.all([
    line('Out by sunrise', 136, genome.face, 92),
    line('Half-day tours for beginners', 212, genome.face, 36),
    line('We meet at the boat ramp at six. Bring water and a hat.', 294, 'inter-400', 24),
    line('Call by noon to book.', 348, 'inter-400', 18),
  ]);
}

type Backdrop = readonly [key: string, ground: string, shown: Drawing, said: string];

function backgrounds(design: Design): readonly Backdrop[] {
  const { scheme } = design;
  const own = drawing(design, 'full');
  const dark = drawing(design, 'on-dark');
  return [
    ['own', own.paints.ground ?? house.paper, own, 'logo on its own background'],
    ['dark', dark.paints.ground ?? house.ink, dark, 'logo in its version for dark backgrounds'],
    ['black', '#FFFFFF', drawing(design, 'mono-black'), 'logo in black on white'],
    ['white', scheme.paints.name, drawing(design, 'mono-white'), 'logo in white on its lead color'],
  ];
}

type Mistake = readonly [key: string, ground: string, parts: readonly string[], said: string];

function mistakes(design: Design): readonly Mistake[] {
  const logo = drawing(design, 'full');
  const ground = logo.paints.ground ?? house.paper;
  const turned = (transform: string, shown = logo): string =>
    `<g transform="translate(200 140) ${transform} translate(-200 -140)">${placed(shown, small)}</g>`;
  const shadow = { ...logo, paints: oneInk(mixed(ground, '#000000', 0.3), ground as Hex) };
  const recolored: Drawing = {
    ...logo,
    paints: { ...logo.paints, mark: '#E4007C', tone: '#7AC70C', accent: '#7AC70C', name: '#7A3FF2', second: '#FF8A00' },
  };
  const mark = drawing(design, 'mark');
  const tiles = [0, 1, 2].flatMap((row) =>
    inRow({ x: 0, y: row * 94, w: 400, h: 94 }, 5).map((area) =>
      placed({ ...mark, paints: oneInk(mixed(ground, logo.paints.name, 0.45), null) }, area, { area: 1, wide: 0.7, tall: 0.7 }),
    ),
  );
  return [
    ['stretched', ground, [turned('scale(1.3 0.62)')], 'logo stretched'],
    ['recolored', ground, [placed(recolored, small)], 'logo in colors that aren’t its own'],
    [
      'shadow',
      ground,
      [2, 4, 6, 8, 10]
        .map((by) => `<g transform="translate(${by} ${by})" fill-opacity="0.35">${placed(shadow, small)}</g>`)
        .concat(placed(logo, small)),
      'logo with a shadow',
    ],
    ['tilted', ground, [turned('rotate(-16)')], 'logo tilted'],
    ['faint', '#5C7F8E', [placed(logo, small)], 'logo on a background that is too similar'],
    ['busy', ground, [...tiles, placed(logo, small)], 'logo on a busy pattern'],
  ];
}

/** The color between two, at a share from the first to the second. */
function mixed(from: string, to: string, share: number): Hex {
  const [a, b] = [from, to].map((hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))) as [number[], number[]];
  const hex = a.map((value, i) =>
    Math.round(value + ((b[i] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('').toUpperCase()}`;
}
