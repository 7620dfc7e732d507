import type { KitLogo } from '@brandwright/contract';
import {
  changeKit,
  dropReplacedLogos,
  type KitRow,
  type PersonScope,
  replacedBytes,
  replaceLogo,
  type Transaction,
} from '@brandwright/data';
import { refuse } from '../../http/problem-error.ts';
import { knownTraits } from './kit-document.ts';
import { addDocuments, type LogoDocuments } from './logo-documents.ts';

/** Bytes of replaced designs that a person's kits may keep for undo. A long name's takes 38 kB, one of dense signs 148 kB (measured by H23-03). */
export const mostReplaced = 16e6;

/** Refuses to replace a design of a person whose kits keep as many as they may: `kit.too_many_designs`. */
export async function requireRoom(scope: PersonScope): Promise<void> {
  if ((await replacedBytes(scope)) >= mostReplaced) refuse('kit.too_many_designs');
}

/** A design that takes the place of another. */
interface Replacement {
  readonly place: number;
  readonly id: string;
  /** As `logoText` gives it. */
  readonly logo: string;
  /** What stands in `logo`. */
  readonly kept: Pick<KitLogo, 'design' | 'customization'>;
  /** In the place of a finished logo; null in any other. */
  readonly documents: LogoDocuments | null;
  /** Describes the change to the owner. */
  readonly label: string;
  /** True if it is a version of the logo that stood there (V-05). Default: false. */
  readonly isVersion?: boolean;
}

/** Replaces a design of a locked kit. In the place of a finished logo, the new one is finished. It is a change that can be undone. */
export async function replaceDesign(
  tx: Transaction,
  kit: KitRow,
  { place, id, logo, kept, documents, label, isVersion = false }: Replacement,
): Promise<void> {
  const before = kit.logoVariants[place];
  const traits = knownTraits(kept, documents?.own ?? null);
  const swapped = await replaceLogo(tx, kit, place, { id, logo, document: null, traits });
  if (documents !== null) await addDocuments(tx, kit.id, place, documents);
  const logoVariants = kit.logoVariants.with(place, id);
  const finished = documents === null ? {} : { finished: kit.finished.map((one) => (one === before ? id : one)) };
  await changeKit({ tx, personId: kit.userId }, kit, label, { logoVariants, ...finished }, swapped, isVersion);
  await dropReplacedLogos(tx, kit.id);
}
