import type { Design } from '@brandwright/engine';
import { findDesigns } from '../../draft/design-shelf.ts';
import { readDraft } from '../../draft/draft.ts';
import { runTask } from '../../drawing-worker/client.ts';
import { type DrawnLogo, variationOf } from './drawn-logo.ts';

/**
 * Designs that were drawn before, printed for their slots: from the draft itself or from the design shelf. Those that are found
 * nowhere are left out. Where this browser cannot print, all come without a drawing. Rejects with the signal's reason once aborted.
 */
export async function restoreLogos(ids: readonly string[], signal: AbortSignal): Promise<readonly DrawnLogo[]> {
  const { selectedLogo, favorites } = readDraft();
  const inDraft = [...favorites, ...(selectedLogo === null ? [] : [selectedLogo])];
  const known = new Map(inDraft.filter(({ id }) => ids.includes(id)).map((design) => [design.id, design]));
  for (const design of await findDesigns(ids.filter((id) => !known.has(id)))) known.set(design.id, design);
  signal.throwIfAborted();
  const designs = [...known.values()];
  const arts = await runTask('printLogos', { designs }, signal).catch(() => null);
  signal.throwIfAborted();
  return designs.map((design, i) => drawnFrom(design, arts?.[i] ?? null));
}

/** A document with its drawing; its picture is made when it is asked for. */
export const drawnFrom = (design: Design, art: string | null): DrawnLogo => ({
  id: design.id,
  format: 'png',
  design,
  variation: variationOf(design),
  blob: null,
  art,
});
