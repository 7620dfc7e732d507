import { useState } from 'react';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { entriesOf } from './entry.ts';
import { useGallery } from './use-gallery.ts';
import { useOnline } from './use-online.ts';
import { revealing, useTools } from './use-tools.ts';

export type Sheet = ReturnType<typeof useSheet>;

/** What stands on the page, and what can be done with it. */
export function useSheet(draft: BrandDraft) {
  const { state, page, ready, actions } = useGallery(draft);
  const [at, setAt] = useState<string | null>(null);
  const { placed, kept } = entriesOf(draft, page, state);
  const all = [...placed, ...kept];
  const tools = useTools(all, at);
  const chosen = all.find((entry) => entry.chosen);
  return {
    name: draft.businessName.trim(),
    online: useOnline(),
    state,
    page,
    ready,
    placed,
    all,
    tools,
    actions: revealing(actions, tools.setFilter),
    chosen,
    /** The slot that is worked with. */
    focused: all.find((entry) => entry.key === at && entry.logo !== null) ?? chosen,
    waiting: [...state.going.values()].some((going) => going === 'waiting'),
    seen: { placed: tools.inSight(placed), kept: tools.inSight(kept) },
    setAt,
  };
}
