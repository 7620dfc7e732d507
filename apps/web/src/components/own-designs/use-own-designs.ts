import { useEffect, useState } from 'react';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { briefOf } from '../../draft/brief-of.ts';
import { useDraft } from '../../draft/draft.ts';
import { runTask, StudioFailure } from '../../drawing-worker/client.ts';

/** One design on its own ground. The art is printed SVG. */
interface OwnDesign {
  readonly id: string;
  readonly ground: string;
  readonly art: string;
}

/** What is shown of the visitor's brand: the design that was chosen, or the set of eight. Null while it is drawn. */
export interface OwnDesigns {
  readonly name: string;
  readonly designs: readonly OwnDesign[] | null;
}

/**
 * The visitor's own designs, by the draft of this browser. Null where there is none: before the draft is read, without a name, and for
 * a name that cannot be drawn here. That is explained where the name is typed.
 */
export function useOwnDesigns(): OwnDesigns | null {
  const draft = useDraft();
  const name = draft?.businessName.trim() ?? '';
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly designs: readonly OwnDesign[] | 'none' } | null>(null);
  const chosen = draft?.selectedLogo?.name === name ? draft.selectedLogo.id : '';
  const key = `${chosen} ${name}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is another object with each change; what is drawn of it is in the key.
  useEffect(() => {
    if (draft === null || name === '') return;
    const over = new AbortController();
    draw(draft, name, over.signal).then(
      (designs) => setDrawn({ key, designs }),
      (error: unknown) => {
        if (over.signal.aborted) return;
        if (!(error instanceof StudioFailure)) throw error;
        setDrawn({ key, designs: 'none' });
      },
    );
    return () => over.abort();
  }, [key]);

  if (name === '') return null;
  const designs = drawn?.key === key ? drawn.designs : null;
  return designs === 'none' ? null : { name, designs };
}

async function draw(draft: BrandDraft, name: string, signal: AbortSignal): Promise<readonly OwnDesign[]> {
  const { selectedLogo: design, logoCustomization: customization } = draft;
  if (design !== null && design.name === name) {
    const { id, ground, stage } = await runTask('portrait', { design, brief: briefOf(draft), customization }, signal);
    return [{ id, ground, art: stage }];
  }
  // The set that the home page shows for the name, which the worker still has.
  const { pictures } = await runTask('sheet', { brief: { name }, round: 0 }, signal);
  return pictures;
}
