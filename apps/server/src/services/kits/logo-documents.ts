import type { KitLogo } from '@brandwright/contract';
import { addDocument, addLookDocument, type KitRow, type Transaction } from '@brandwright/data';
import type { Brief } from '@brandwright/engine';
import type { Press } from '@brandwright/press';
import type { KitDocument } from './kit-document.ts';
import { documentOfLogo } from './resolve-kit.ts';

/** What the files of a finished logo are printed from: as designed, and in the kit’s look if it has one. */
export interface LogoDocuments {
  readonly own: KitDocument;
  readonly inLook: KitDocument | null;
}

/** Draws the documents of a logo of a kit. Rejects with EngineError, PressError. */
export async function drawDocuments(press: Pick<Press, 'edit'>, { brief, look }: KitRow, logo: KitLogo): Promise<LogoDocuments> {
  // The brief was validated before we stored it.
  const valid = brief as unknown as Brief;
  const own = await documentOfLogo(press, valid, logo);
  return { own, inLook: look === null ? null : await documentOfLogo(press, valid, logo, look) };
}

/** Stores the documents of the logo at a place of a locked kit. */
export async function addDocuments(tx: Transaction, kit: string, place: number, { own, inLook }: LogoDocuments): Promise<void> {
  await addDocument(tx, kit, place, JSON.stringify(own));
  if (inLook !== null) await addLookDocument(tx, kit, place, JSON.stringify(inLook));
}
