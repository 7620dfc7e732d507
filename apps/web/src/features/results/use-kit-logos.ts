import type { Kit } from '@brandwright/contract';
import { type Design, inLook } from '@brandwright/engine';
import { useEffect, useState } from 'react';
import { runTask } from '../../drawing-worker/client.ts';
import type { KitFace } from '../../drawing-worker/tasks/brand-faces.ts';

export interface ShownLogo {
  /** As its owner left it; null while changes made in the editor are being drawn. */
  readonly design: Design | null;
  /** Typefaces of the first logo; null until they are set. */
  readonly faces: readonly KitFace[] | null;
  readonly failed: boolean;
}

/**
 * A kit's logos for its page. What was changed in the editor, or by the kit's look, is solved again by the worker; what was not is there at once. The worker
 * brings the first one's typefaces in either case. Should it fail, designs are shown as they were drawn.
 */
export function useKitLogos({ logos, brief, look }: Pick<Kit, 'logos' | 'brief' | 'look'>): readonly ShownLogo[] {
  const isPlain = look === null;
  const [told, setTold] = useState<ReadonlyMap<Design, ShownLogo>>(new Map());
  useEffect(() => {
    const over = new AbortController();
    const keep = (design: Design, shown: ShownLogo): void => setTold((known) => new Map(known).set(design, shown));
    for (const [place, { design, customization: own }] of logos.entries()) {
      if (place > 0 && ((own === null && look === null) || brief === null)) continue;
      const customization = look === null ? own : inLook(own, look);
      runTask('kitLogo', { design, customization, brief }, over.signal).then(
        (sheet) => keep(design, { ...sheet, failed: false }),
        () => over.signal.aborted || keep(design, { design, faces: null, failed: true }),
      );
    }
    return () => over.abort();
  }, [logos, brief, look]);
  return logos.map(
    ({ design, customization }) =>
      told.get(design) ?? {
        design: (customization === null && isPlain) || brief === null ? design : null,
        faces: null,
        failed: false,
      },
  );
}
