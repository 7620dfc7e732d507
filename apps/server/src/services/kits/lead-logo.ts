import type { KitLogo } from '@brandwright/contract';
import { type Database, type KitRow, readLogo } from '@brandwright/data';
import { type Brief, type Design, EngineError, readCustomization } from '@brandwright/engine';
import { createRecent } from '@brandwright/press';
import type { RequestPress } from '../logos/request-press.ts';
import { logoSvg } from './kit-view.ts';

/** Logos kept as their owners left them, and the weight of their designs as text in bytes; a kit's next version is another. */
const kept = { entries: 100, weight: 8 * 1024 * 1024 };

interface Lead {
  readonly design: Design;
  /** As lists show it, printed when it is first asked for: a dense one takes twenty milliseconds, for which everybody waits. */
  readonly svg: () => Uint8Array<ArrayBuffer>;
}

/** The logo that stands for a kit: the first it keeps, as its owner left it in the editor; null where it keeps none. Rejects with PressError. */
export type LeadLogo = (kit: KitRow, press: Pick<RequestPress, 'charge' | 'edit'>) => Promise<Lead | null>;

/** Each version of a kit is read, drawn and printed once, whoever asks for it. */
export function createLeadLogo(database: Database): LeadLogo {
  const leads = createRecent<Lead>(kept);
  /** What is being read, for all who ask meanwhile. */
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
    // Somebody else's was there first.
    const theirs = leads.get(key);
    if (theirs !== undefined) return theirs;
    const lead = leadOf(design);
    leads.set(key, lead);
    // The design and its picture.
    leads.weigh(key, 2 * found.weight);
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

async function asLeft(kit: KitRow, { design, customization }: KitLogo, press: Parameters<LeadLogo>[1]): Promise<Design> {
  if (customization === null || kit.brief === null) return design;
  // Written by us from a brief that was checked; settings may be from an older editor.
  const edited = { design, brief: kit.brief as unknown as Brief, customization: readCustomization(customization) };
  await press.charge({ kind: 'edit', input: edited });
  // Each reader waits in their own place, and leaves with their own request: what is drawn is kept when it is there.
  return press.edit(edited).catch((error: unknown) => {
    // What this engine cannot follow any more is shown as it was drawn, as on the kit's page.
    if (error instanceof EngineError) return design;
    throw error;
  });
}
