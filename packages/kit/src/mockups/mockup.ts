import type { Design } from '@brandwright/engine';
import { card, cards } from './card.ts';
import { favicon } from './favicon.ts';
import { letterhead } from './letterhead.ts';
import { mug } from './mug.ts';
import { phone } from './phone.ts';
import type { Picture } from './picture.ts';
import { post } from './post.ts';
import { sign } from './sign.ts';
import { tote } from './tote.ts';
import { van } from './van.ts';
import type { MockupWords } from './words-or-bar.ts';

/** Mockups of the brand in use. All are 300 units high, to fit into one strip. */
export const mockupKinds = ['card', 'sign', 'phone', 'favicon', 'letterhead', 'post', 'tote', 'mug', 'cards', 'van'] as const;
export type MockupKind = (typeof mockupKinds)[number];

export interface Mockup {
  readonly kind: MockupKind;
  /** For people, such as “Business card”. */
  readonly label: string;
  /** Size of the view box in units, from (0, 0). */
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** What must stay in view where the picture is cut at its sides. */
  readonly focus: 'start' | 'middle';
}

const labels: Readonly<Record<MockupKind, string>> = {
  card: 'Business card',
  sign: 'Store sign',
  phone: 'App icon',
  favicon: 'Browser tab',
  letterhead: 'Letterhead',
  post: 'Social post',
  tote: 'Tote bag',
  mug: 'Mug',
  cards: 'Business cards',
  van: 'Delivery van',
};

/**
 * A mockup of the design, with words of the brand or with bars in their place, as SVG of `svg`, `g transform` and `path fill d` only: no text, image, style,
 * gradient, filter or id. Colors are the design's own, or neutrals derived from them. The same design gives
 * the same bytes.
 */
export function mockup(kind: MockupKind, design: Design, words: MockupWords | null = null): Mockup {
  const { width, height, shapes, focus = 'middle' } = pictureOf(kind, design, words);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  return { kind, label: labels[kind], width, height, svg, focus };
}

function pictureOf(kind: MockupKind, design: Design, words: MockupWords | null): Picture {
  switch (kind) {
    case 'card':
      return card(design, words);
    case 'sign':
      return sign(design);
    case 'phone':
      return phone(design);
    case 'favicon':
      return favicon(design, words);
    case 'letterhead':
      return letterhead(design);
    case 'post':
      return post(design, words);
    case 'tote':
      return tote(design);
    case 'mug':
      return mug(design);
    case 'cards':
      return cards(design, words);
    case 'van':
      return van(design, words);
    default:
      return kind satisfies never;
  }
}
