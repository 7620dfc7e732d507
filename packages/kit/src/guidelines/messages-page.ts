import type { Piece } from '../document/document.ts';
import { type Block, flow } from '../document/flow.ts';
import { typeStyles } from '../document/type-style.ts';
import { isSettable } from '../document/typesetter.ts';
import { box, rectangle } from '../layout/area.ts';
import type { Book, Leaf } from './book.ts';
import { decoration, sheet } from './frame.ts';
import { tonesOn } from './tones.ts';

/** What the brand says of itself: its mission, whom it speaks to, and lines to use. Null if nothing was written, or no face has the letters. */
export function messagesPage(book: Book): Leaf | null {
  const { brand, setter, surfaces } = book;
  const { enhancement } = brand;
  if (enhancement === null) return null;
  const { missionStatement: mission, targetAudience: audience, elevator, taglines } = enhancement;
  if (![mission, audience.primary, elevator, ...taglines].every((text) => isSettable(setter, text))) return null;
  const ground = surfaces.sheet;
  const { ink, muted } = tonesOn(brand.design, ground);
  const head = flow(setter, { x: 48, y: 42, w: 300 }, [{ text: 'Messages', style: typeStyles.head, paint: ink, role: 'H1' }]);
  const statement = flow(setter, { x: 48, y: 96, w: 780 }, [
    { text: 'Mission', style: typeStyles.label, paint: muted, role: 'H2' },
    {
      text: mission,
      style: mission.length <= 120 ? typeStyles.title : typeStyles.smallTitle,
      paint: ink,
      gap: 4,
      most: 5,
      balanced: true,
    },
  ]);
  const body = (text: string, gap: number, most: number): Block => ({ text, style: typeStyles.body, paint: ink, gap, most });
  const columns: readonly (readonly Block[])[] = [
    [heading(book, 'Audience'), body(audience.primary, 4, 9)],
    [heading(book, 'In one sentence'), body(elevator, 4, 9)],
    [heading(book, 'Taglines'), ...taglines.map((line, i) => body(line, i === 0 ? 4 : 6, 2))],
  ];
  return {
    title: 'Messages',
    ground,
    pieces: [
      ...head.pieces,
      ...statement.pieces,
      decoration({ layers: [{ paint: muted, path: [rectangle(box(48, 304, sheet.w - 96, 0.6))] }] }),
      ...columns.flatMap((blocks, i): readonly Piece[] => flow(setter, { x: 48 + i * 294, y: 322, w: 264 }, blocks).pieces),
    ],
  };
}

const heading = ({ brand, surfaces }: Book, text: string): Block => ({
  text,
  style: typeStyles.head,
  paint: tonesOn(brand.design, surfaces.sheet).ink,
  role: 'H2',
});
