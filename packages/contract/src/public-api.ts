import {
  colorPreferences,
  fontStyles,
  iconPlacements,
  industries,
  personalities,
  quizQuestions,
  styleDirections,
} from '@brandwright/engine/documents';
import * as z from 'zod/mini';
import { showsSchema } from './brand-data.ts';
import { endpoint } from './endpoint.ts';
import { apiKeyLimits, wireLimits } from './limits.ts';
import { kitStatuses } from './statuses.ts';

/** A schema with what its value is, for the OpenAPI document. */
const told = <T extends z.ZodMiniType>(about: string, schema: T): T => schema.check(z.describe(about));

// The engine validates texts (lengths, scripts, allowed values), because it gives more precise messages. Lengths here only bound
// what it reads.
const text = (about: string) => told(about, z.optional(z.string().check(z.maxLength(2_000))));

/** Words for a character: those of the quiz, and the names of its results. */
const characters = [...personalities, ...Object.values(quizQuestions).flat()] as const;

/** What a brand is, in the same fields for logos and for kits. Unknown fields are refused. */
const brief = {
  business_name: told('The name on the logo, 1 to 80 characters.', z.string().check(z.maxLength(400))),
  industry: text(`One of: ${industries.join(', ')}. Default: Other.`),
  description: text('What the business does, at most 1,000 characters.'),
  style: text(`One of: ${styleDirections.join(', ')}.`),
  personality: told(
    'Personality quiz answers, at most one per question, or the name of a quiz result.',
    z.optional(z.array(z.enum(characters)).check(z.maxLength(5))),
  ),
  colors: told(
    `Up to three hex colors, color names or color preferences (${colorPreferences.join(', ')}).`,
    z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(3))),
  ),
  slogan: text('Appears below the name. At most 90 characters.'),
  font_style: text(`One of: ${fontStyles.join(', ')}.`),
  icon_placement: text(`One of: ${iconPlacements.join(', ')}.`),
  shows: told(
    'Names of pictures the icon should show or must never show. By default, we choose from the name and description.',
    z.optional(showsSchema),
  ),
} as const;
export type ApiBrief = z.infer<z.ZodMiniObject<typeof brief>>;

const round = z.optional(z.int().check(z.minimum(0), z.maximum(wireLimits.round)));

const apiLogoSchema = z.object({
  id: told('ID of the logo. To make a kit from this logo, send the ID with the same brief and round.', z.string()),
  svg: told('The logo on its own background, with all letters converted to outlines.', z.string()),
  style: told('The variation style, such as geometric.', z.string()),
  reasons: told('Why this mark, typeface and color, in three or four sentences.', z.array(z.string())),
  colors: told(
    'The logo’s color palette.',
    z.array(
      z.object({
        role: told('primary, secondary, accent, ink, paper or dark.', z.string()),
        hex: told('Such as #2a6f4e.', z.string()),
      }),
    ),
  ),
  typeface: told('Font family. Null if it’s no longer in our catalog.', z.nullable(z.string())),
});

const assetSchema = z.object({
  id: z.string(),
  type: told('The kit folder the file is in, such as logo or social. Files at the top level have the type kit.', z.string()),
  format: told('The file name’s extension, such as svg.', z.string()),
  url: told('URL to download the file. Needs one of the owner’s API keys.', z.string()),
  path: told('The file’s place in the kit’s archive.', z.string()),
  bytes: told('Size of the file.', z.number()),
});
/** A file of a kit. */
export type Asset = z.infer<typeof assetSchema>;

const listingSchema = z.object({
  id: z.string(),
  business_name: z.string(),
  status: told('completed once it has files; error if it couldn’t be made.', z.enum(kitStatuses)),
  created_at: told('ISO 8601.', z.string()),
});
export type ApiKitListing = z.infer<typeof listingSchema>;

const logoFilesUrl = told('URL of the logo’s files. Needs one of the owner’s API keys.', z.string());

const kitSchema = z.extend(listingSchema, {
  progress: told('0 to 1.', z.number()),
  files: told('Files of the kit’s first logo. Empty until the kit is completed, and after a refund.', z.array(assetSchema)),
  logos: told(
    'The finished logos, in the order they were chosen. Each has files of its own. Empty until the kit is completed, and after a refund.',
    z.array(z.object({ id: told('ID of the logo.', z.string()), url: logoFilesUrl })),
  ),
});
export type ApiKit = z.infer<typeof kitSchema>;

const kitLogoSchema = z.object({
  id: z.string(),
  url: logoFilesUrl,
  archive: told('URL of all its files in one ZIP archive. Needs one of the owner’s API keys.', z.string()),
  files: z.array(assetSchema),
});
/** A finished logo of a kit. */
export type ApiKitLogo = z.infer<typeof kitLogoSchema>;

/** Calls of a program, with a key. */
const ofProgram = { access: 'key', limit: 'api' } as const;

/** Draws logos for a brief. Free, and counted nowhere but in the rate. The same brief and round give the same logos. */
export const apiGenerateLogos = endpoint({
  ...ofProgram,
  scope: 'logos',
  about: 'Draw logos',
  method: 'POST',
  path: '/api/v1/logos/generate',
  keeps: false,
  isRepeatable: true,
  body: z.strictObject({
    ...brief,
    count: told('Number of designs. Default: 1.', z.optional(z.int().check(z.minimum(1), z.maximum(wireLimits.variations)))),
    round: told('Which set of eight designs to use. Default: 0.', round),
  }),
  answer: z.object({ logos: z.array(apiLogoSchema), round: told('The round these logos are from.', z.number()) }),
});

/** Makes a kit of an unused plan of the person, the one with the most finished logos first. Refusals: `order.no_plan`. */
export const apiMakeKit = endpoint({
  ...ofProgram,
  scope: 'kits:write',
  about: 'Make a brand kit with an unused plan',
  method: 'POST',
  path: '/api/v1/brand-kits',
  keeps: true,
  isRepeatable: true,
  status: 201,
  body: z.strictObject({
    ...brief,
    logo: told(
      'ID of a logo that was drawn for the same brief. Default: the first one.',
      z.optional(z.string().check(z.regex(/^[a-z0-9]{13}$/, 'the ID of a logo'))),
    ),
    round: told('The round the logo is from. Only used with logo. Default: 0.', round),
  }),
  answer: kitSchema,
});

/** The person’s kits, newest first, page by page. */
export const apiListKits = endpoint({
  ...ofProgram,
  scope: 'kits:read',
  about: 'List your brand kits',
  method: 'GET',
  path: '/api/v1/brand-kits',
  keeps: false,
  query: z.strictObject({
    limit: told(
      `Kits in one response. Default: ${apiKeyLimits.listed.usual}.`,
      z.optional(z.int().check(z.minimum(1), z.maximum(apiKeyLimits.listed.most))),
    ),
    cursor: told(
      'The next_cursor of the previous response, for the kits that follow.',
      z.optional(
        z
          .string()
          .check(z.regex(/^\d{1,17}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'the next_cursor of an earlier response')),
      ),
    ),
  }),
  body: null,
  answer: z.object({
    kits: told('Newest first.', z.array(listingSchema)),
    next_cursor: told('Send it as cursor to get older kits. Null on the last page.', z.nullable(z.string())),
  }),
});

/** A kit of the person’s own. Its files are made when they are first asked for, which takes seconds. */
export const apiReadKit = endpoint({
  ...ofProgram,
  scope: 'kits:read',
  about: 'Read a brand kit and its files',
  method: 'GET',
  path: '/api/v1/brand-kits/:kit',
  keeps: false,
  body: null,
  answer: kitSchema,
});

/** One of a kit’s finished logos. */
export const apiReadLogo = endpoint({
  ...ofProgram,
  scope: 'kits:read',
  about: 'Read a finished logo and its files',
  method: 'GET',
  path: '/api/v1/brand-kits/:kit/logos/:logo',
  keeps: false,
  body: null,
  answer: kitLogoSchema,
});

/** All files of a finished logo. */
export const apiLogoArchive = endpoint({
  ...ofProgram,
  scope: 'kits:read',
  about: 'Download all files of a finished logo',
  method: 'GET',
  path: '/api/v1/brand-kits/:kit/logos/:logo/archive',
  keeps: false,
  body: null,
  answer: 'file',
});

/** What a file is, and where its bytes are. */
export const apiReadAsset = endpoint({
  ...ofProgram,
  scope: 'kits:read',
  about: 'Read the details of a file',
  method: 'GET',
  path: '/api/v1/assets/:asset',
  keeps: false,
  body: null,
  answer: assetSchema,
});

/** The bytes of a file. */
export const apiAssetFile = endpoint({
  ...ofProgram,
  scope: 'kits:read',
  about: 'Download a file',
  method: 'GET',
  path: '/api/v1/assets/:asset/file',
  keeps: false,
  body: null,
  answer: 'file',
});

/** This API as an OpenAPI 3.1 document (P-03). */
export const apiDocument = endpoint({
  access: 'anyone',
  limit: 'api',
  about: 'Read the OpenAPI document',
  method: 'GET',
  path: '/api/v1/openapi.json',
  keeps: false,
  body: null,
  answer: z.record(z.string(), z.unknown()),
});
