import conceptsData from './catalogue/concepts.json' with { type: 'json' };
import type { Concept } from './concept.ts';

const byId: ReadonlyMap<string, Concept> = new Map((conceptsData as unknown as readonly Concept[]).map((c) => [c.id, c]));

/** A concept of the catalogue. Null for an unknown id, which older designs may contain. */
export const conceptById = (id: string): Concept | null => byId.get(id) ?? null;
