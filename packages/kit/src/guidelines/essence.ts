import { type Block, flow } from '../document/flow.ts';
import { type TypeStyle, typeStyles } from '../document/type-style.ts';
import { cutText } from '../document/typesetter.ts';
import { box, rectangle } from '../layout/area.ts';
import { type Book, type Leaf, sentenceCase, wordLimits } from './book.ts';
import { decoration, sheet } from './frame.ts';
import { tonesOn } from './tones.ts';
import { personalityIn } from './voice-words.ts';

/** What the brand is, in the owner’s own words. Facts that nobody gave are left out. */
export function essence(book: Book): Leaf {
  const { brand, setter, surfaces } = book;
  const { design } = brand;
  const ground = surfaces.own;
  const { ink, muted } = tonesOn(design, ground);
  const story = cutText(book.story || book.slogan || book.name, wordLimits.story);
  const head = flow(setter, { x: 48, y: 42, w: 300 }, [{ text: 'Essence', style: typeStyles.head, paint: ink, role: 'H1' }]);
  const pair = isPair(book, story);
  const statement = flow(setter, { x: 48, y: 96, w: 820 }, [
    ...(pair ? [{ text: book.name, style: typeStyles.giant, paint: ink, most: 3, balanced: true }] : []),
    { text: story, style: sizeFor(story), paint: pair ? muted : ink, most: 6, balanced: true },
  ]);
  return {
    title: 'Essence',
    ground,
    pieces: [
      ...head.pieces,
      ...statement.pieces,
      decoration({ layers: [{ paint: muted, path: [rectangle(box(48, 398, sheet.w - 96, 0.6))] }] }),
      ...factsOf(book).flatMap(({ title, text }, i) => fact(book, title, text, 48 + i * 220)),
    ],
  };
}

/** True if a short description stands below the name, as its second half. */
const isPair = ({ name }: Book, story: string): boolean => story !== name && story.length <= 48 && [...name].length <= 30;

/** Short statements are larger. */
const sizeFor = ({ length }: string): TypeStyle =>
  length <= 48 ? typeStyles.giant : length <= 110 ? typeStyles.statement : typeStyles.title;

interface Fact {
  readonly title: string;
  readonly text: string;
}

function factsOf(book: Book): readonly Fact[] {
  const { brief, design } = book.brand;
  const personality = personalityIn(brief);
  const stated = book.story || book.slogan || book.name;
  return [
    ...(isPair(book, stated) || stated === book.name ? [] : [{ title: 'Name', text: book.name }]),
    ...(book.slogan === '' || stated === book.slogan ? [] : [{ title: 'Slogan', text: book.slogan }]),
    ...(brief.industry === 'Other' ? [] : [{ title: 'Industry', text: brief.industry }]),
    ...(personality === null ? [] : [{ title: 'Personality', text: personality }]),
    { title: 'Style', text: sentenceCase(brief.style ?? design.style) },
  ].slice(0, 4);
}

function fact(book: Book, title: string, text: string, x: number) {
  const { ink, muted } = tonesOn(book.brand.design, book.surfaces.own);
  const blocks: readonly Block[] = [
    { text: title, style: typeStyles.label, paint: muted, role: 'H2' },
    { text, style: typeStyles.body, paint: ink, gap: 2, most: 3 },
  ];
  return flow(book.setter, { x, y: 414, w: 196 }, blocks).pieces;
}
