import type { Design } from '@brandwright/engine';
import { card } from './card.ts';
import { favicon } from './favicon.ts';
import { letterhead } from './letterhead.ts';
import { mug } from './mug.ts';
import { phone } from './phone.ts';
import type { Picture } from './picture.ts';
import { post } from './post.ts';
import { sign } from './sign.ts';
import { tote } from './tote.ts';

/** Mockups of the brand in use. All are 300 units high, to fit into one strip. */
export const mockupKinds = ['card', 'sign', 'phone', 'favicon', 'letterhead', 'post', 'tote', 'mug'] as const;
export type MockupKind = (typeof mockupKinds)[number];

export interface Mockup {
  readonly kind: MockupKind;
  /** For people, such as “Business card”. */
  readonly label: string;
  /** Size of the view box in units, from (0, 0). */
  readonly width: number;
  readonly height: number;
  readonly svg: string;
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
};

/**
 * A mockup of the design, as SVG of `svg`, `g transform` and `path fill d` only: no text, image, style,
 * gradient, filter or id. Colors are the design's own, or neutrals derived from them. The same design gives
 * the same bytes.
 */
export function mockup(kind: MockupKind, design: Design): Mockup {
  const { width, height, shapes } = pictureOf(kind, design);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  return { kind, label: labels[kind], width, height, svg };
}

function pictureOf(kind: MockupKind, design: Design): Picture {
  switch (kind) {
    case 'card':
      return card(design);
    case 'sign':
      return sign(design);
    case 'phone':
      return phone(design);
    case 'favicon':
      return favicon(design);
    case 'letterhead':
      return letterhead(design);
    case 'post':
      return post(design);
    case 'tote':
      return tote(design);
    case 'mug':
      return mug(design);
    default:
      return kind satisfies never;
  }
}
