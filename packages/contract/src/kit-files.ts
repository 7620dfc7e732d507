import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { designId as logo } from './kit-fields.ts';
import { problemSchema } from './problem.ts';

/** What can be downloaded of a kit by itself: files of one format, then folders (K-02). */
export const packageTypes = ['png', 'jpg', 'pdf', 'svg', 'eps', 'social', 'stationery'] as const;
export type PackageType = (typeof packageTypes)[number];

const folders: readonly PackageType[] = ['social', 'stationery'];

/** The license that belongs to every file. */
const license = 'licenses.txt';

/** Whether a package holds the file with this path. Every package holds the license. */
export const isInPackage = (type: PackageType, path: string): boolean =>
  path === license || (folders.includes(type) ? path.startsWith(`${type}/`) : path.endsWith(`.${type}`));

/** What is offered for download, of the first finished logo. Bytes are those of the archive that arrives. */
const contentsSchema = z.object({
  /** Every file, in archive order. Its bytes are those after unpacking. */
  files: z.array(z.object({ path: z.string(), bytes: z.number() })),
  packages: z.array(z.object({ type: z.enum(packageTypes), files: z.number(), bytes: z.number() })),
  /** Inks in percent by color (`#RRGGBB`), as the palette files declare them: cyan, magenta, yellow, black. */
  inks: z.record(z.string(), z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Bytes of the archive with all files. */
  bytes: z.number(),
});
export type KitContents = z.infer<typeof contentsSchema>;

/** One line while files are made: the share that is done, from 0 to 1, and in the end their list, or why there are none. */
export const kitFilesLine = z.union([
  z.object({ share: z.number() }),
  z.object({ contents: contentsSchema }),
  z.object({ problem: problemSchema }),
]);
export type KitFilesLine = z.infer<typeof kitFilesLine>;

/** All of them concern a paid kit of the caller's own. */
const ofKit = { access: 'person', limit: 'kits', keeps: false } as const;

/** All files of the first logo as a ZIP archive, as often as the owner likes (K-07). */
export const kitArchive = endpoint({
  ...ofKit,
  method: 'GET',
  path: '/api/kits/:kit/archive',
  body: null,
  answer: 'file',
});

/** The same for one of the finished logos. */
export const logoArchive = endpoint({
  ...ofKit,
  method: 'POST',
  path: '/api/kits/:kit/archive',
  body: z.strictObject({ logo }),
  answer: 'file',
});

/** Lists the files of the first logo, which are made if needed, and reports progress until then (L-01). */
export const listKitFiles = endpoint({
  ...ofKit,
  method: 'GET',
  path: '/api/kits/:kit/files',
  body: null,
  answer: { lines: kitFilesLine },
});

/** Some files of the first logo as a ZIP archive (K-02). */
export const kitPackage = endpoint({
  ...ofKit,
  method: 'POST',
  path: '/api/kits/:kit/packages',
  body: z.strictObject({ type: z.enum(packageTypes) }),
  answer: 'file',
});

/** One file of the first logo (T-02). */
export const kitFile = endpoint({
  ...ofKit,
  method: 'POST',
  path: '/api/kits/:kit/files',
  body: z.strictObject({ path: z.string().check(z.regex(/^[a-z0-9][a-z0-9._/-]{0,99}$/, 'a path from the list of files')) }),
  answer: 'file',
});

/** A social media template of the first logo as PNG, for pages. It is not counted as a download. */
export const kitTemplate = endpoint({
  ...ofKit,
  method: 'GET',
  path: '/api/kits/:kit/templates/:template',
  body: null,
  answer: 'file',
});
