import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { visible } from './person-fields.ts';
import { problemSchema } from './problem.ts';

/** What is exported of a kit to Canva, in this order (J-03). */
export const canvaDesignTypes = ['logo', 'business-card', 'letterhead'] as const;
export type CanvaDesignType = (typeof canvaDesignTypes)[number];

/** A design in the person's Canva account. */
const canvaDesign = z.object({
  /** Canva's id. */
  id: z.string(),
  name: z.string(),
  type: z.enum(canvaDesignTypes),
  /** A data URL. Null if Canva has no picture yet, or can't be reached. */
  thumbnail: z.nullable(z.string()),
  /** Opens the design in Canva's editor. */
  editUrl: z.string(),
});
export type CanvaDesign = z.infer<typeof canvaDesign>;

/** How many designs of an export are done. */
const canvaProgress = z.object({ done: z.number(), of: z.number() });
export type CanvaProgress = z.infer<typeof canvaProgress>;

/** The design-editor card of a kit (J-01). */
export const canvaCardSchema = z.object({
  /** `unconfigured`: this server has no Canva credentials. */
  status: z.enum(['unconfigured', 'disconnected', 'connected']),
  /** Name of the connected Canva account. */
  accountName: z.nullable(z.string()),
  /** An export under way, wherever it was started. */
  exporting: z.nullable(canvaProgress),
  /** What was exported of this kit. Empty unless connected. */
  designs: z.array(canvaDesign),
});
export type CanvaCard = z.infer<typeof canvaCardSchema>;

/** One line during an export: its progress, and in the end the designs, or why it failed. */
export const canvaExportLine = z.union([
  z.object({ exporting: canvaProgress }),
  z.object({ designs: z.array(canvaDesign) }),
  z.object({ problem: problemSchema }),
]);
export type CanvaExportLine = z.infer<typeof canvaExportLine>;

const ofCanva = { access: 'person', limit: 'canva', limitedByAccount: true } as const;

/** The path of the page to which Canva sends people back. Registered with Canva as the redirect URL. */
export const canvaReturnPath = '/connect-canva';

/** Reads the design-editor card of a kit. */
export const readCanvaCard = endpoint({
  ...ofCanva,
  method: 'GET',
  path: '/api/kits/:kit/canva',
  keeps: false,
  body: null,
  answer: canvaCardSchema,
});

/** Begins to connect a Canva account. Answers with Canva's page, which asks the person for consent. */
export const beginCanva = endpoint({
  ...ofCanva,
  method: 'POST',
  path: '/api/canva/authorization',
  keeps: true,
  /** The kit to return to. */
  body: z.strictObject({ kit: z.uuid() }),
  answer: z.object({ url: z.string() }),
});

/** Completes a connection with what Canva sent back: a code, or the error why there is none. */
export const connectCanva = endpoint({
  ...ofCanva,
  method: 'POST',
  path: '/api/canva/connection',
  keeps: true,
  body: z.strictObject({ state: visible(200), code: z.optional(visible(4_000)), error: z.optional(visible(100)) }),
  answer: z.object({ kit: z.string(), accountName: z.string() }),
});

/** Disconnects the Canva account: its tokens are revoked and deleted. */
export const disconnectCanva = endpoint({
  ...ofCanva,
  method: 'DELETE',
  path: '/api/canva/connection',
  keeps: false,
  body: null,
  answer: null,
});

/** Exports a paid kit's logo, business card and letterhead to the connected account. */
export const exportToCanva = endpoint({
  ...ofCanva,
  method: 'POST',
  path: '/api/kits/:kit/canva',
  keeps: true,
  body: null,
  answer: { lines: canvaExportLine },
});
