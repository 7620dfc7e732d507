import type { Hex, PageLayer } from '@brandwright/engine';
import type { Brand } from '../files/brand.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { type Area, box } from '../layout/area.ts';
import type { Format } from './formats.ts';
import type { Tone } from './tone.ts';

/** By width ÷ height: below 0.9, up to 1.2, up to 2.4, above. */
type Ratio = 'tall' | 'square' | 'wide' | 'strip';

/**
 * What a composition is made on. Its areas are as for a text that is read from the left: `onPage` mirrors them for
 * one that is read from the right.
 */
export interface Stage {
  readonly brand: Brand;
  readonly grammar: Grammar;
  readonly format: Format;
  readonly ratio: Ratio;
  readonly page: Area;
  readonly safe: Area;
  readonly fromRight: boolean;
  /** Empty for a cover without a slogan. */
  readonly headline: string;
  readonly tone: Tone;
  /** The length that sizes of text and margins follow. */
  readonly base: number;
  /** Of a strip, the middle that is seen on every screen. Of others, the page. */
  readonly view: Area;
}

/** Hebrew, Arabic and related scripts run from the right. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** True if a text is read from the right. Its template then stands at the right, with the picture at the left. */
export const readsFromRight = (text: string): boolean => rightToLeft.test(text);

/** Width ÷ height above which a page is a strip. */
const strip = 2.4;
/** Height of what is seen of a strip ÷ height of its safe area. */
const seenHeight = 1.37;

/** One thing on a page. */
export interface Piece {
  readonly part: 'art' | 'headline' | 'name';
  /** The color below it. */
  readonly ground: Hex;
  readonly layers: readonly PageLayer[];
}

export function stageFor(brand: Brand, format: Format, tone: Tone, headline: string, fromRight: boolean): Stage {
  const { width: w, height: h, safe } = format;
  // A cover is what is seen of it on every screen.
  const seen = format.kind === 'cover' ? Math.min(h, seenHeight * safe.h) : h;
  const ratio = w / (w / seen > strip ? seen : h);
  const base = Math.min(w, h, 2.2 * safe.h);
  return {
    brand,
    grammar: brand.grammar,
    format,
    ratio: ratio < 0.9 ? 'tall' : ratio <= 1.2 ? 'square' : ratio <= strip ? 'wide' : 'strip',
    page: box(0, 0, w, h),
    safe: fromRight ? { ...safe, x: w - safe.x - safe.w } : safe,
    fromRight,
    headline,
    tone,
    base,
    view: ratio > strip ? box(0, (h - seen) / 2, w, seen) : box(0, 0, w, h),
  };
}

/** Where an area of a stage lies on its page. */
export const onPage = ({ fromRight, page }: Stage, area: Area): Area =>
  fromRight ? { ...area, x: page.w - area.x - area.w } : area;
