import { readDraft } from '../../draft/draft.ts';
import { runTask } from '../../drawing-worker/client.ts';
import type { BriefInput } from '../../drawing-worker/read-brief.ts';
import { follow, keptDesigns } from './choice.ts';

/**
 * Draws what was chosen and liked again for a brief that has changed: a slogan is part of a drawing, and a logo with another
 * one cannot be bought. A design that the new slogan does not allow stays as it was.
 */
export async function renewKept(brief: BriefInput, signal: AbortSignal): Promise<void> {
  for (const design of keptDesigns(readDraft(), new Set())) {
    if (design.name !== brief.name) continue;
    const drawn = await runTask('mendLogo', { design, brief, edit: {} }, signal).catch(() => null);
    if (signal.aborted) return;
    if (drawn !== null && drawn.id !== design.id) follow(design, drawn, { keepsEdits: true });
  }
}
