import type { Hex, PageLayer } from '@brandwright/engine';
import type { Brand } from '../../files/brand.ts';
import { capHeight, nameOn } from '../../grammar/name-on.ts';
import { pattern, patternOf } from '../../grammar/pattern.ts';
import { type Area, box, inset } from '../../layout/area.ts';
import { fittedArea, fittedInk, inkIn } from '../../layout/ink.ts';
import { edgeOf } from '../../mockups/greek.ts';
import { legible } from '../../mockups/legible.ts';
import { type Surfaces, shaded, surfaces } from '../../mockups/surfaces.ts';
import { type CardFront, frontOf } from '../../stationery/business-card.ts';
import type { Contact } from '../../stationery/contact.ts';
import { readable } from '../../stationery/readable.ts';
import { placed } from '../office-document.ts';
import { type Holder, type SlideArt, type SlideLayout, slideMargin, slideSize, slideText } from './slide.ts';

const { width, height } = slideSize;
const { side, top } = slideMargin;
const white: Hex = '#FFFFFF';
const canvas = box(0, 0, width, height);

/** Resolutions of art that fills a slide, and of small logos. */
const broad = 150;
const fine = 400;

/** What the layouts of a brand share. */
interface Stage {
  readonly brand: Brand;
  readonly surfaces: Surfaces;
  readonly front: CardFront;
  /** Text reads from the right. */
  readonly rtl: boolean;
}

/** The layouts in the order of their list: the title; section; text; columns; picture; quote; heading only; closing. */
export function slideLayouts(brand: Brand, contact: Contact): readonly SlideLayout[] {
  const stage: Stage = {
    brand,
    surfaces: surfaces(brand.design),
    front: frontOf(brand.grammar),
    rtl: edgeOf(brand.design, 0, 1).way === -1,
  };
  const layouts = [
    titleLayout(stage),
    sectionLayout(stage),
    textLayout(stage),
    columnsLayout(stage),
    pictureLayout(stage),
    quoteLayout(stage),
    headingLayout(stage),
    closingLayout(stage, contact),
  ];
  return stage.rtl ? layouts.map(mirrored) : layouts;
}

/** Text and bars from the other side. Pictures are composed for their side already. */
function mirrored(layout: SlideLayout): SlideLayout {
  const turned = (area: Area): Area => ({ ...area, x: width - area.x - area.w });
  return {
    ...layout,
    holders: layout.holders.map((holder) => ({ ...holder, area: turned(holder.area) })),
    art: layout.art.map((art) => (art.kind === 'bar' ? { ...art, area: turned(art.area) } : art)),
  };
}

/** An area by its distance from the start of the lines. */
const from = ({ rtl }: Stage, area: Area): Area => (rtl ? { ...area, x: width - area.x - area.w } : area);

const picture = (layers: readonly PageLayer[], alt: string, dpi: number): readonly SlideArt[] => {
  const one = placed(layers, slideSize, alt, dpi);
  return one === null ? [] : [{ kind: 'picture', placed: one }];
};

const holder = (type: Holder['type'], area: Area, rest: Partial<Holder> & Pick<Holder, 'hint' | 'ink'>): Holder => {
  const isTitle = type === 'title' || type === 'ctrTitle';
  return {
    type,
    index: isTitle ? null : 1,
    area,
    size: isTitle ? slideText.heading : slideText.body,
    font: isTitle ? 'headings' : 'body',
    stand: 'top',
    bullets: false,
    sample: [],
    ...rest,
  };
};

/** Areas for the logo’s name, and the cap height below which a long one takes the wider. */
const nameAreas = { usual: box(side, top, 250, 80), long: box(side, top, 440, 80), least: 15 } as const;

/** The logo’s name at the start, in paints that read on the ground. */
function nameAt(stage: Stage, ground: Hex): readonly SlideArt[] {
  const { brand, rtl } = stage;
  const { usual, long, least } = nameAreas;
  const area = capHeight(nameOn(brand, ground, usual), usual) < least ? long : usual;
  const name = fittedInk(nameOn(brand, ground, area), from(stage, area), { across: rtl ? 1 : 0, down: 0 });
  return picture(name, brand.design.name, fine);
}

/** The first slide: composed as the front of the card is. */
function titleLayout(stage: Stage): SlideLayout {
  const { brand, surfaces: faces, front } = stage;
  const ground = front === 'sign' ? faces.own : faces.bold;
  const ink = readable(brand.design, ground);
  const wide = width * 0.5 - side;
  return {
    name: 'Title',
    type: 'title',
    ground,
    art: [...titleArt(stage, ground), ...(front === 'sign' ? [] : nameAt(stage, ground))],
    holders: [
      holder('ctrTitle', box(side, 226, wide, 180), {
        size: slideText.display,
        stand: 'foot',
        ink,
        hint: 'Presentation title',
        sample: ['Presentation title'],
      }),
      holder('subTitle', box(side, 424, wide, 60), { ink, hint: 'Event and date', sample: ['Event and date'] }),
    ],
    foot: null,
  };
}

/** The one gesture of the first slide, in the half away from the text. */
function titleArt(stage: Stage, ground: Hex): readonly SlideArt[] {
  const { brand, surfaces: faces, front, rtl } = stage;
  const { design, grammar } = brand;
  const mark = legible(design, 'mark', ground);
  const half = from(stage, box(width * 0.56, 0, width * 0.44, height));
  switch (front) {
    case 'crop': {
      const at = fittedArea(mark, box(0, 0, height * 1.24, height * 1.24), { across: 0, down: 0 });
      const x = rtl ? at.w * -0.3 : width - at.w * 0.7;
      return picture(inkIn(mark, { ...at, x, y: height - at.h * 0.76 }), '', broad);
    }
    case 'letter': {
      const at = fittedArea(mark, box(0, 0, width * 0.46, height * 1.1), { across: 0, down: 0 });
      return picture(inkIn(mark, { ...at, x: rtl ? at.w * -0.1 : width - at.w * 0.9, y: height * 0.16 }), '', broad);
    }
    case 'panel': {
      const plate = box(width * 0.62, 0, width * 0.38, height);
      const onPlate = legible(design, 'mark', faces.own);
      return [
        { kind: 'bar', area: plate, paint: faces.own },
        ...picture(fittedInk(onPlate, inset(from(stage, plate), 70)), '', broad),
      ];
    }
    case 'name': {
      const paint = shaded(ground, faces.pale ? -0.07 : 0.075);
      return picture([{ paint, path: pattern(grammar, patternOf(grammar), half, 110, canvas) }], '', broad);
    }
    case 'sign':
      return [
        { kind: 'bar', area: box(width - 20, 0, 20, height), paint: faces.loud },
        ...picture(fittedInk(nameOn(brand, ground, box(0, 0, 340, 340)), inset(half, 56)), design.name, broad),
      ];
    default:
      return front satisfies never;
  }
}

/** A new part: a bar at the start of the lines on the brand’s quiet ground. */
function sectionLayout({ brand: { design }, surfaces: faces }: Stage): SlideLayout {
  const ground = faces.own === faces.bold ? faces.sheet : faces.own;
  const ink = readable(design, ground);
  return {
    name: 'Section',
    type: 'secHead',
    ground,
    art: [{ kind: 'bar', area: box(0, 0, 20, height), paint: faces.loud === ground ? ink : faces.loud }],
    holders: [
      holder('title', box(side + 20, 190, 640, 190), {
        size: slideText.display,
        stand: 'foot',
        ink,
        hint: 'Section title',
        sample: ['Section title'],
      }),
      holder('body', box(side + 20, 394, 560, 80), {
        ink,
        hint: 'The question this section answers',
        sample: ['The question this section answers'],
      }),
    ],
    foot: null,
  };
}

/** The ink of text on white, and of headings there. */
const inks = ({ brand: { design } }: Stage): { readonly ink: Hex; readonly accent: Hex } => ({
  ink: design.scheme.palette.ink,
  accent: readable(design, white),
});

const headingArea = box(side, top - 6, 720, 80);
const bodyTop = 160;
const bodyHeight = 310;

const heading = (stage: Stage, sample: string, area = headingArea, rest: Partial<Holder> = {}): Holder =>
  holder('title', area, { ink: inks(stage).accent, hint: 'Heading', sample: [sample], ...rest });

/** A white slide with the small mark, the name and the number at its foot. */
const inner = (stage: Stage, name: string, type: SlideLayout['type'], holders: readonly Holder[]): SlideLayout => {
  const mark = legible(stage.brand.design, 'mark-small', white);
  const at = from(stage, box(width - side - 44, top - 4, 44, 34));
  return {
    name,
    type,
    ground: white,
    art: picture(fittedInk(mark, at, { across: stage.rtl ? 0 : 1, down: 0 }), stage.brand.design.name, fine),
    holders,
    foot: stage.surfaces.line,
  };
};

function textLayout(stage: Stage): SlideLayout {
  const { ink } = inks(stage);
  return inner(stage, 'Heading and text', 'obj', [
    heading(stage, 'One statement in one sentence'),
    holder('obj', box(side, bodyTop, 600, bodyHeight), {
      ink,
      bullets: true,
      hint: 'Text, table or chart',
      sample: ['Make your most important point first.', 'Support it with a figure or an example.', 'Keep it to five lines.'],
    }),
  ]);
}

function columnsLayout(stage: Stage): SlideLayout {
  const { ink } = inks(stage);
  const wide = 400;
  const column = (x: number, index: number, sample: readonly string[]): Holder =>
    holder('obj', box(x, bodyTop, wide, bodyHeight), { index, ink, bullets: true, hint: 'Text, table or chart', sample });
  return inner(stage, 'Two columns', 'twoObj', [
    heading(stage, 'Two things to compare'),
    column(side, 1, ['The first option.', 'What it costs.', 'When it’s ready.']),
    column(width - side - wide, 2, ['The second option.', 'What it costs.', 'When it’s ready.']),
  ]);
}

/** A picture from edge to edge in the half away from the text. */
function pictureLayout(stage: Stage): SlideLayout {
  const { ink } = inks(stage);
  const from = width * 0.5;
  return {
    ...inner(stage, 'Picture and text', 'picTx', [
      heading(stage, 'What the picture shows', box(side, 150, from - 2 * side, 140), { stand: 'foot' }),
      holder('pic', box(from, 0, width - from, height), { index: 1, ink, size: slideText.small, hint: 'Picture' }),
      holder('body', box(side, 300, from - 2 * side, 150), {
        index: 2,
        ink,
        hint: 'One or two sentences',
        sample: ['Say what to look at, and why it matters.'],
      }),
    ]),
    art: [],
    // A number would stand on the picture.
    foot: null,
  };
}

/** A sentence alone in its space. */
function quoteLayout(stage: Stage): SlideLayout {
  const { brand, surfaces: faces } = stage;
  const ground = faces.sheet;
  return {
    name: 'Quote',
    type: null,
    ground,
    art: [],
    holders: [
      holder('title', box(side, 96, 720, 270), {
        size: slideText.display,
        stand: 'foot',
        ink: readable(brand.design, ground),
        hint: '“A sentence worth a slide”',
        sample: ['“A sentence that deserves a slide of its own.”'],
      }),
      holder('body', box(side, 384, 560, 60), {
        ink: brand.design.scheme.palette.ink,
        hint: 'Who said it',
        sample: ['Name, company'],
      }),
    ],
    foot: faces.line,
  };
}

const headingLayout = (stage: Stage): SlideLayout =>
  inner(stage, 'Heading only', 'titleOnly', [heading(stage, 'Room for a chart, a table or a drawing')]);

/** The last slide: a band of the pattern, unless the first slide has it. */
function closingLayout(stage: Stage, contact: Contact): SlideLayout {
  const { brand, surfaces: faces, front } = stage;
  const { design, grammar } = brand;
  const reach = [contact.person, contact.email, contact.phone].filter((line) => line !== '');
  const ground = faces.bold;
  const ink = readable(design, ground);
  const band = from(stage, box(width * 0.68, 0, width * 0.32, height));
  const paint = shaded(ground, faces.pale ? -0.07 : 0.075);
  const art =
    front === 'name' ? [] : picture([{ paint, path: pattern(grammar, patternOf(grammar), band, 76, canvas) }], '', broad);
  return {
    name: 'Closing',
    type: null,
    ground,
    art: [...art, ...nameAt(stage, ground)],
    holders: [
      holder('title', box(side, 220, 520, 110), {
        size: slideText.display,
        stand: 'foot',
        ink,
        hint: 'Thank you',
        sample: ['Thank you'],
      }),
      holder('body', box(side, 350, 520, 130), {
        ink,
        hint: 'How to reach you',
        // A box without a paragraph is one that PowerPoint repairs.
        sample: reach.length === 0 ? ['How to reach you'] : reach,
      }),
    ],
    foot: null,
  };
}
