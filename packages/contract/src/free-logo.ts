import type { FreeDesign } from '@brandwright/engine';
import * as z from 'zod/mini';

/** What a download may be: everything in one zip, or one file of it (row F-06). */
export const freeFormats = ['zip', 'png', 'svg', 'json'] as const;
export type FreeFormat = (typeof freeFormats)[number];

// What the texts may hold is the engine's to judge: it says more exactly what is wrong.
const text = z.optional(z.nullable(z.string()));

/** Body of POST /api/free-logo; the answer is the file itself. Unknown fields are refused. */
export const freeLogoRequest = z.strictObject({
  /** 1–80 characters; the only field that is needed. */
  businessName: z.string(),
  /** At most 90 characters. */
  slogan: text,
  font: text,
  icon: text,
  layout: text,
  colorScheme: text,
  /** Default zip. */
  format: z.optional(z.enum(freeFormats)),
  /** Of one press of a button: the same file asked for again with the same, within a day, is counted once (row R-14). */
  attempt: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
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

/** Separators of paths, signs that some file systems refuse, controls, and marks that turn a text around. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Devices that answer to their name, whatever its ending. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/u;
/** Bytes of a name: 255 are the most that file systems take, and the ending needs its share. */
const mostBytes = 160;

/** Of one character, in UTF-8. */
function bytesOf(char: string): number {
  const point = char.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** The part of a file's name that is the business's: lower case, spaces turned into hyphens, and nothing that leads elsewhere. */
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

/** Name of a logo's file: `harbor-logo-config.json`, `harbor-logo.zip`; pictures carry their side when several stand together. */
export const logoFileName = (businessName: string, format: FreeFormat, pixels?: number): string => {
  const name = `${stem(businessName)}-logo`;
  return format === 'json' ? `${name}-config.json` : `${name}${pixels === undefined ? '' : `-${pixels}`}.${format}`;
};
