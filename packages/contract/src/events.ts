import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { kitStatuses } from './statuses.ts';

/** Timing and limits of the event stream. */
export const eventLimits = {
  /** Milliseconds between `alive` events (Y-06). */
  heartbeat: 25_000,
  /** Milliseconds by which an `alive` event may be late before the browser reconnects (Y-06). */
  timeout: 10_000,
  /**
   * Open streams per person and node: more tabs than a browser keeps connections for. Another one waits until
   * one closes.
   */
  streams: 10,
} as const;

/** An event about a kit, for the person's open pages. */
export const kitEventSchema = z.object({
  kit: z.string(),
  businessName: z.string(),
  status: z.enum(kitStatuses),
  /** The current step, in words for its owner. */
  step: z.string(),
  /** 0–1. */
  progress: z.number(),
});
export type KitEvent = z.infer<typeof kitEventSchema>;

/**
 * Server-sent events (HTML, 9.2): `kit` with a KitEvent, and `alive` every `heartbeat` milliseconds. `alive`
 * is an event because pages cannot see comments. With Last-Event-ID, all events since then come first,
 * without a gap (Z-04).
 */
export const readEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  keeps: false,
  access: 'person',
  limit: 'session',
  body: null,
  answer: 'file',
});
