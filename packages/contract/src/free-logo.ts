import type { FreeDesign } from '@brandwright/engine';
import * as z from 'zod/mini';
import { attempt } from './attempt.ts';

/** Formats of a download: everything in one zip, or a single file (F-06). */
export const freeFormats = ['zip', 'png', 'svg', 'json'] as const;
export type FreeFormat = (typeof freeFormats)[number];

// The engine validates the texts, because it gives more precise messages.
const text = z.optional(z.nullable(z.string()));

/** Body of POST /api/free-logo, which answers with the file. Unknown fields are refused. */
export const freeLogoRequest = z.strictObject({
  /** 1–80 characters. The only required field. */
  businessName: z.string(),
  /** At most 90 characters. */
  slogan: text,
  font: text,
  icon: text,
  layout: text,
  colorScheme: text,
  /** Default: zip. */
  format: z.optional(z.enum(freeFormats)),
  attempt,
});
export type FreeLogoRequest = z.infer<typeof freeLogoRequest>;

/** The JSON file of a download (row F-05). */
export const freeConfigSchema = z.object({
  businessName: z.string(),
  slogan: z.string(),
  design: z.object({
    businessName: z.string(),
    slogan: z.string(),
    font: z.string(),
    icon: z.string(),
    layout: z.string(),
    colorScheme: z.string(),
  }),
});
export const freeConfig = (design: FreeDesign): z.infer<typeof freeConfigSchema> => ({
  businessName: design.businessName,
  slogan: design.slogan,
  design: { ...design },
});

/** Path separators, characters that some file systems refuse, control characters and direction marks. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Windows device names, which are reserved with any extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/u;
/** Bytes of a name. File systems allow 255, and the rest of the name needs room. */
const mostBytes = 160;

/** Bytes of one character in UTF-8. */
function bytesOf(char: string): number {
  const point = char.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/**
 * A file name made from the business name: lower case, hyphens for spaces, no characters that could leave the
 * folder.
 */
function stem(businessName: string): string {
  const bare = businessName
    .normalize('NFC')
    .toLowerCase()
    .replace(unsafe, '')
    .trim()
    .replace(/\s+/gu, '-')
    .replace(/^[.\-~]+|[.-]+$/gu, '');
  let kept = '';
  let bytes = 0;
  for (const char of bare) {
    bytes += bytesOf(char);
    if (bytes > mostBytes) break;
    kept += char;
  }
  return kept === '' ? 'my' : reserved.test(kept) ? `my-${kept}` : kept;
}

/**
 * File name of a logo: `harbor-logo-config.json`, `harbor-logo.zip`. Pictures add their side in pixels where
 * several stand together.
 */
export const logoFileName = (businessName: string, format: FreeFormat, pixels?: number): string => {
  const name = `${stem(businessName)}-logo`;
  return format === 'json' ? `${name}-config.json` : `${name}${pixels === undefined ? '' : `-${pixels}`}.${format}`;
};
