import type { KitLogo } from '@brandwright/contract';
import { type Database, type KitRow, readLogo, recordTraits } from '@brandwright/data';
import type { Brief, Design } from '@brandwright/engine';
import { EngineError, inLook, readCustomization, unchangedLook } from '@brandwright/engine/documents';
import { createRecent } from '@brandwright/press';
import type { RequestPress } from '../logos/request-press.ts';
import { logoSvg } from './kit-view.ts';
import { traitsOf } from './logo-traits.ts';

/** Cached lead logos, and the bytes of their designs as text. The cache key includes the kit's version. */
const kept = { entries: 100, weight: 8 * 1024 * 1024 };

interface Lead {
  readonly design: Design;
  /** The SVG of lists, printed on first use. A dense one takes 20 ms, which block everyone. */
  readonly svg: () => Uint8Array<ArrayBuffer>;
}

/** The first logo of a kit, with its owner's edits. Null if the kit has none. Rejects with PressError. */
export type LeadLogo = (kit: KitRow, press: Pick<RequestPress, 'charge' | 'edit'>) => Promise<Lead | null>;

/** Reads, draws and prints each version of a kit once, for all callers, and records what its logo shows at a glance. */
export function createLeadLogo(database: Database): LeadLogo {
  const leads = createRecent<Lead>(kept);
  /** Reads in progress, shared by callers. */
  const underWay = new Map<string, Promise<{ readonly logo: KitLogo; readonly weight: number } | null>>();
  const read = async (kit: KitRow) => {
    const text = await readLogo(database, kit.id, 0);
    return text === null ? null : { logo: JSON.parse(text) as KitLogo, weight: text.length };
  };
  const readOnce = (key: string, kit: KitRow) => {
    const reading = underWay.get(key) ?? read(kit).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };
  return async (kit, press) => {
    const key = `${kit.id}:${kit.version}`;
    const known = leads.get(key);
    if (known !== undefined) return known;
    const found = await readOnce(key, kit);
    if (found === null) return null;
    const design = await asLeft(kit, found.logo, press);
    // Another caller was faster.
    const theirs = leads.get(key);
    if (theirs !== undefined) return theirs;
    const lead = leadOf(design);
    leads.set(key, lead);
    // The design and its picture.
    leads.weigh(key, 2 * found.weight);
    // Lists have them from here, where none were known. If they can’t be written now, the first reader of the next process does it.
    await recordTraits(database, kit, traitsOf(design)).catch(() => undefined);
    return lead;
  };
}

function leadOf(design: Design): Lead {
  let printed: Uint8Array<ArrayBuffer> | null = null;
  return {
    design,
    svg() {
      printed ??= new TextEncoder().encode(logoSvg(design));
      return printed;
    },
  };
}

/** A logo of a kit with its owner’s edits, in the kit’s look. Rejects with PressError. */
export async function asLeft(kit: KitRow, { design, customization }: KitLogo, press: Parameters<LeadLogo>[1]): Promise<Design> {
  if ((customization === null && kit.look === null) || kit.brief === null) return design;
  // The brief was validated before we stored it. The edits may come from an older editor.
  const own = customization === null ? null : readCustomization(customization);
  const edited = { design, brief: kit.brief as unknown as Brief, customization: inLook(own, kit.look ?? unchangedLook) };
  await press.charge({ kind: 'edit', input: edited });
  // Each reader waits in its own place and leaves with its own request. The result is cached.
  return press.edit(edited).catch((error: unknown) => {
    // If this engine no longer supports the edits, show the design unedited, as on the kit's page.
    if (error instanceof EngineError) return design;
    throw error;
  });
}
