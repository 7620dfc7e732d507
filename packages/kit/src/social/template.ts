import type { Brand } from '../files/brand.ts';
import type { Sheet } from '../layout/sheet.ts';
import { belowPicture, campaignOf, type TemplateKey } from './campaign.ts';
import { compositions } from './composition.ts';
import { type Format, formats } from './formats.ts';
import { headlineFor } from './headlines.ts';
import { type Piece, readsFromRight, stageFor } from './stage.ts';
import { toneOf } from './tone.ts';

/** Most characters of a headline. */
const longestHeadline = 60;

/** A template before it is a sheet: what lies on it, bottom first. */
export interface Template {
  readonly format: Format;
  readonly ground: Sheet['ground'];
  readonly pieces: readonly Piece[];
}

/** The format of a template. */
export function formatOf(key: TemplateKey): Format {
  const found = formats.find(({ platform, type }) => key === `${platform}-${type}` || key.startsWith(`${platform}-${type}-`));
  return found ?? formats[0];
}

/** The parts of a template. `text` replaces its headline, up to 60 characters; letters that no face has are left out. */
export function templateOf(brand: Brand, key: TemplateKey, text?: string): Template {
  const format = formatOf(key);
  const headline = settable(brand, text) ?? headlineFor(brand.brief, key);
  const fromRight = readsFromRight(headline) || readsFromRight(brand.design.name);
  const [composition, surface] =
    (fromRight ? belowPicture(brand.grammar, key) : undefined) ?? campaignOf(brand.design, brand.grammar)[key];
  const tone = toneOf(brand.design, surface);
  const stage = stageFor(brand, format, tone, headline, fromRight);
  return { format, ground: tone.ground, pieces: compositions[composition](stage) };
}

/** A headline of which a face has at least one letter. */
function settable({ lettering }: Brand, text: string | undefined): string | undefined {
  const line = [...(text ?? '').trim()].slice(0, longestHeadline).join('');
  return line !== '' && lettering.line(line, 'display', 1000).path.length > 0 ? line : undefined;
}

/** A template as a sheet. */
export function template(brand: Brand, key: TemplateKey, text?: string): Sheet {
  const { format, ground, pieces } = templateOf(brand, key, text);
  const { width, height } = format;
  // A pixel of a picture on a screen is a point in print.
  return { width, height, scale: 1, bleed: 0, ground, layers: pieces.flatMap(({ layers }) => layers) };
}
