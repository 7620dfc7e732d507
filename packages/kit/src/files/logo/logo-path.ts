import { type LockupKey, lockupKeys } from '../brand.ts';
import { type VersionKey, versionKeys } from './versions.ts';

/** File name suffixes of the formats, in display order, with their display names. */
const formats = {
  '.svg': 'SVG',
  '.pdf': 'PDF',
  '-cmyk.pdf': 'PDF CMYK',
  '.eps': 'EPS CMYK',
  '-rgb.eps': 'EPS RGB',
  '-500.png': 'PNG 500',
  '-1000.png': 'PNG 1000',
  '.jpg': 'JPG',
} as const;
export type LogoFormat = keyof typeof formats;
export const logoFormats = Object.keys(formats) as readonly LogoFormat[];
export const formatName = (format: LogoFormat): string => formats[format];

/** Path of a logo file, such as `logo/horizontal/horizontal-on-dark.svg`. */
export const logoPath = (form: LockupKey, version: VersionKey, format: LogoFormat): string =>
  `logo/${form}/${form}-${version}${format}`;

export interface LogoFile {
  readonly form: LockupKey;
  readonly version: VersionKey;
  readonly format: LogoFormat;
}

const known: ReadonlyMap<string, LogoFile> = new Map(
  lockupKeys.flatMap((form) =>
    versionKeys.flatMap((version) =>
      logoFormats.map((format) => [logoPath(form, version, format), { form, version, format }] as const),
    ),
  ),
);

/** The logo file at a path of the kit; null for other files. */
export const logoFileAt = (path: string): LogoFile | null => known.get(path) ?? null;
