import type { Piece } from '../document/document.ts';
import { flow } from '../document/flow.ts';
import { typeStyles } from '../document/type-style.ts';
import { isSettable } from '../document/typesetter.ts';
import { box, rectangle } from '../layout/area.ts';
import type { Book, Leaf } from './book.ts';
import { decoration, sheet } from './frame.ts';
import { tonesOn } from './tones.ts';
import { hasVoice, personalityIn, type VoiceRule, voiceRules } from './voice-words.ts';

/** How the brand sounds: three words, each with a rule and a pair of sentences. */
export function voicePage(book: Book): Leaf {
  const { brand, surfaces, setter } = book;
  const ground = surfaces.bold;
  const { ink, muted } = tonesOn(brand.design, ground);
  const rules = voiceRules(brand.brief);
  const personality = personalityIn(brand.brief);
  const voice = book.words.voice ?? '';
  const from =
    voice !== '' && isSettable(setter, voice)
      ? voice
      : personality !== null
        ? `Based on your brand’s personality: ${personality}.`
        : hasVoice(brand.brief)
          ? 'Based on your answers.'
          : 'You didn’t choose a personality, so these are rules that suit most brands.';
  const head = flow(setter, { x: 48, y: 42, w: 300 }, [{ text: 'Voice', style: typeStyles.head, paint: ink, role: 'H1' }]);
  const words = flow(setter, { x: 48, y: 96, w: 860 }, [
    {
      text: `${rules.map(({ title }, i) => (i === 0 ? title : title.toLowerCase())).join(', ')}.`,
      style: typeStyles.giant,
      paint: ink,
    },
    { text: from, style: typeStyles.body, paint: muted, gap: 12, most: 4 },
  ]);
  return {
    title: 'Voice',
    ground,
    pieces: [
      ...head.pieces,
      ...words.pieces,
      decoration({ layers: [{ paint: muted, path: [rectangle(box(48, 304, sheet.w - 96, 0.6))] }] }),
      ...rules.flatMap((rule, i) => column(book, rule, 48 + i * 294)),
    ],
  };
}

function column({ setter, brand, surfaces }: Book, { title, rule, say, not }: VoiceRule, x: number): readonly Piece[] {
  const { ink, muted } = tonesOn(brand.design, surfaces.bold);
  return flow(setter, { x, y: 322, w: 264 }, [
    { text: title, style: typeStyles.head, paint: ink, role: 'H2' },
    { text: rule, style: typeStyles.body, paint: ink, gap: 4 },
    { text: `Write: “${say}”`, style: typeStyles.body, paint: ink, gap: 12 },
    { text: `Not: “${not}”`, style: typeStyles.body, paint: muted, gap: 4 },
  ]).pieces;
}
