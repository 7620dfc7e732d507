import type { KitRow } from '@brandwright/data';
import { type Brief, type Design, EngineError, readCustomization } from '@brandwright/engine';
import { createRecent, type Press } from '@brandwright/press';
import { logosOf } from './kit-view.ts';

/** Designs kept as their owners left them; a kit's next version is another. */
const kept = 100;

/** The logo that stands for a kit: the first it keeps, as its owner left it in the editor; null where it keeps none. Rejects with PressError. */
export type LeadLogo = (kit: KitRow, press: Pick<Press, 'edit'>) => Promise<Design | null>;

/** Each version of a kit is drawn once, whoever asks for it. */
export function createLeadLogo(): LeadLogo {
  const drawn = createRecent<Design>({ entries: kept });
  return async (kit, press) => {
    const [lead] = logosOf(kit);
    if (lead === undefined) return null;
    const { design, customization } = lead;
    if (customization === null || kit.brief === null) return design;
    const key = `${kit.id}:${kit.version}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    // Written by us from a brief that was checked; settings may be from an older editor.
    const edited = { design, brief: kit.brief as unknown as Brief, customization: readCustomization(customization) };
    // Each reader waits in their own place, and leaves with their own request: what is drawn is kept when it is there.
    const left = await press.edit(edited).catch((error: unknown) => {
      // What this engine cannot follow any more is shown as it was drawn, as on the kit's page.
      if (error instanceof EngineError) return design;
      throw error;
    });
    drawn.set(key, left);
    return left;
  };
}
