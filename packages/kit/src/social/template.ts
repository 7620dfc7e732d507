import type { Brand } from '../files/brand.ts';
import type { Sheet } from '../layout/sheet.ts';
import { belowPicture, campaignOf } from './campaign.ts';
import { compositions } from './composition.ts';
import { type Format, formats } from './formats.ts';
import { headlineFor } from './headlines.ts';
import { type Piece, readsFromRight, stageFor } from './stage.ts';
import type { TemplateKey } from './template-keys.ts';
import { toneOf } from './tone.ts';

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

/** The parts of a template. Its headline is the owner’s; letters that no face has are left out. */
export function templateOf(brand: Brand, key: TemplateKey): Template {
  const format = formatOf(key);
  const headline = settable(brand, brand.headlines[key]) ?? headlineFor(brand.brief, key);
  const fromRight = readsFromRight(headline) || readsFromRight(brand.design.name);
  const [composition, surface] =
    (fromRight ? belowPicture(brand.grammar, key) : undefined) ?? campaignOf(brand.design, brand.grammar)[key];
  const tone = toneOf(brand.design, surface);
  const stage = stageFor(brand, format, tone, headline, fromRight);
  return { format, ground: tone.ground, pieces: compositions[composition](stage) };
}

/** A headline of which a face has at least one letter. */
const settable = ({ lettering }: Brand, line = ''): string | undefined =>
  lettering.line(line, 'display', 1000).path.length > 0 ? line : undefined;

/** A template as a sheet. */
export function template(brand: Brand, key: TemplateKey): Sheet {
  const { format, ground, pieces } = templateOf(brand, key);
  const { width, height } = format;
  // A pixel of a picture on a screen is a point in print.
  return { width, height, scale: 1, bleed: 0, ground, layers: pieces.flatMap(({ layers }) => layers) };
}
