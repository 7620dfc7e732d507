import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { kitStatuses } from './statuses.ts';

/** Of the stream of events. */
export const eventLimits = {
  /** Milliseconds between two signs of life (row Y-06). */
  heartbeat: 25_000,
  /** Milliseconds without any after which a browser asks anew: one sign may be late by this (row Y-06). */
  timeout: 10_000,
  /** Open at a time, of one person at one node: more tabs than a browser keeps connections for. A further one waits until another is closed. */
  streams: 10,
} as const;

/** What a person is told while a page of theirs is open. */
export const kitEventSchema = z.object({
  kit: z.string(),
  businessName: z.string(),
  status: z.enum(kitStatuses),
  /** What is being done, for people. */
  step: z.string(),
  /** 0–1. */
  progress: z.number(),
});
export type KitEvent = z.infer<typeof kitEventSchema>;

/**
 * Server-sent events (HTML, 9.2): `kit` with a KitEvent, and `alive` every `heartbeat`, which pages can hear where a comment would pass them by. With
 * Last-Event-ID everything since then comes first, without a gap (row Z-04).
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
