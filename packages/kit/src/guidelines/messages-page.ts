import type { Piece } from '../document/document.ts';
import { type Block, type Column, type Flow, flow } from '../document/flow.ts';
import { typeStyles } from '../document/type-style.ts';
import { isSettable, type Typesetter } from '../document/typesetter.ts';
import { box, rectangle } from '../layout/area.ts';
import type { Book, Leaf } from './book.ts';
import { decoration, sheet } from './frame.ts';
import { tonesOn } from './tones.ts';

/** Where the mission ends at the latest, and where the columns below it do. */
const feet = { mission: 286, columns: 500 } as const;

/**
 * What the brand says of itself: its mission, whom it speaks to, and lines to use. Null if nothing was written, or if no face has the
 * letters.
 */
export function messagesPage(book: Book): Leaf | null {
  const { brand, setter, surfaces } = book;
  const { enhancement } = brand;
  if (enhancement === null) return null;
  const { missionStatement: mission, targetAudience: audience, elevator, taglines } = enhancement;
  if (![mission, audience.primary, elevator, ...taglines].every((text) => isSettable(setter, text))) return null;
  const ground = surfaces.sheet;
  const { ink, muted } = tonesOn(brand.design, ground);
  const head = flow(setter, { x: 48, y: 42, w: 300 }, [{ text: 'Messaging', style: typeStyles.head, paint: ink, role: 'H1' }]);
  const title = (text: string): Block => ({ text, style: typeStyles.head, paint: ink, role: 'H2' });
  const body = (text: string, gap: number): Block => ({ text, style: typeStyles.body, paint: ink, gap });
  const columns: readonly (readonly Block[])[] = [
    [title('Audience'), { ...body(audience.primary, 4), most: 8 }],
    [title('In one sentence'), { ...body(elevator, 4), most: 8 }],
    [title('Taglines'), ...taglines.map((line, i) => body(line, i === 0 ? 4 : 6))],
  ];
  const sizes = [typeStyles.title, typeStyles.smallTitle, typeStyles.narrowTitle];
  const statement = firstFitting(
    setter,
    { x: 48, y: 96, w: 780 },
    feet.mission,
    sizes.map((style) => [
      { text: 'Mission', style: typeStyles.label, paint: muted, role: 'H2' },
      { text: mission, style, paint: ink, gap: 4, most: 5, balanced: true },
    ]),
  );
  return {
    title: 'Messaging',
    ground,
    pieces: [
      ...head.pieces,
      ...statement.pieces,
      decoration({ layers: [{ paint: muted, path: [rectangle(box(48, 304, sheet.w - 96, 0.6))] }] }),
      ...columns.flatMap((blocks, i): readonly Piece[] => {
        const shorter = blocks.map((_, left) => blocks.slice(0, blocks.length - left));
        return firstFitting(setter, { x: 48 + i * 294, y: 322, w: 264 }, feet.columns, shorter).pieces;
      }),
    ],
  };
}

/** The first of some columns that ends above a height, or else the last. */
function firstFitting(setter: Typesetter, at: Column, foot: number, columns: readonly (readonly Block[])[]): Flow {
  const flows = columns.map((blocks) => flow(setter, at, blocks));
  return flows.find((one) => one.foot <= foot) ?? flow(setter, at, columns.at(-1) ?? []);
}
