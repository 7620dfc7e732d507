import type { Design } from '@brandwright/engine';
import { toastSuccess } from '../../components/toasts/toast.ts';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { isDesign } from '../../draft/design-shelf.ts';
import { patchDraft, readDraft } from '../../draft/draft.ts';

/** Chooses a design. What the editor did to another design does not fit this one. */
export function chooseDesign(design: Design): void {
  if (readDraft().selectedLogo?.id === design.id) return;
  patchDraft({ selectedLogo: design, logoCustomization: null });
}

/** Marks a design as a favorite, or takes the mark away (row G-03). */
export function toggleFavorite(design: Design): void {
  const { favorites } = readDraft();
  const others = favorites.filter(({ id }) => id !== design.id);
  const liked = others.length === favorites.length;
  patchDraft({ favorites: liked ? [...others, design] : others });
  toastSuccess(liked ? gallery.toasts.liked : gallery.toasts.unliked);
}

/** A design that was drawn again is the same choice and the same favorite. What the editor did to it may not fit what was mended. */
export function follow(before: Design, after: Design, { keepsEdits = false }: { readonly keepsEdits?: boolean } = {}): void {
  const { favorites, selectedLogo } = readDraft();
  if (favorites.some(({ id }) => id === before.id))
    patchDraft({ favorites: favorites.map((one) => (one.id === before.id ? after : one)) });
  if (selectedLogo?.id === before.id) patchDraft({ selectedLogo: after, ...(keepsEdits ? {} : { logoCustomization: null }) });
}

/** The choice and the favorites that do not stand on the page, each once: they stay in sight. */
export function keptDesigns({ selectedLogo, favorites }: BrandDraft, onPage: ReadonlySet<string>): readonly Design[] {
  const kept = new Map<string, Design>();
  for (const design of [...(selectedLogo === null ? [] : [selectedLogo]), ...favorites]) {
    if (!onPage.has(design.id) && isDesign(design)) kept.set(design.id, design);
  }
  return [...kept.values()];
}
