import type { KitLogo } from '@brandwright/contract';
import { type Database, type KitRow, readLogo } from '@brandwright/data';
import { type Brief, type Design, EngineError, readCustomization } from '@brandwright/engine';
import { createRecent, type Press } from '@brandwright/press';

/** Designs kept as their owners left them, and their weight as text in bytes; a kit's next version is another. */
const kept = { entries: 100, weight: 8 * 1024 * 1024 };

/** The logo that stands for a kit: the first it keeps, as its owner left it in the editor; null where it keeps none. Rejects with PressError. */
export type LeadLogo = (kit: KitRow, press: Pick<Press, 'edit'>) => Promise<Design | null>;

/** Each version of a kit is read and drawn once, whoever asks for it. */
export function createLeadLogo(database: Database): LeadLogo {
  const drawn = createRecent<Design>(kept);
  return async (kit, press) => {
    const key = `${kit.id}:${kit.version}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const text = await readLogo(database, kit.id, 0);
    if (text === null) return null;
    const left = await asLeft(kit, JSON.parse(text) as KitLogo, press);
    drawn.set(key, left);
    drawn.weigh(key, text.length);
    return left;
  };
}

function asLeft(kit: KitRow, { design, customization }: KitLogo, press: Pick<Press, 'edit'>): Promise<Design> {
  if (customization === null || kit.brief === null) return Promise.resolve(design);
  // Written by us from a brief that was checked; settings may be from an older editor.
  const edited = { design, brief: kit.brief as unknown as Brief, customization: readCustomization(customization) };
  // Each reader waits in their own place, and leaves with their own request: what is drawn is kept when it is there.
  return press.edit(edited).catch((error: unknown) => {
    // What this engine cannot follow any more is shown as it was drawn, as on the kit's page.
    if (error instanceof EngineError) return design;
    throw error;
  });
}
