import { type CanvaCard, type CanvaDesign, canvaDesignTypes } from '@brandwright/contract';
import {
  type CanvaDesignRow,
  canvaExportUnderWay,
  dropCanvaDesign,
  findCanvaConnection,
  findKit,
  listCanvaDesigns,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import type { CanvaGateway } from '../../gateways/canva/canva.ts';
import { isProblem, refuse } from '../../http/problem-error.ts';
import { accountAccess } from './account-tokens.ts';

type Needed = Pick<Deps, 'canva' | 'database' | 'settings' | 'log'>;

/** Milliseconds that a page waits for Canva. Afterwards, designs are listed as they are known here. */
const longestLook = 8_000;

const closed = (status: CanvaCard['status']): CanvaCard => ({ status, accountName: null, exporting: null, designs: [] });

/** The design-editor card of one of the person's kits. */
export async function canvaCard(deps: Needed, personId: string, kitId: string): Promise<CanvaCard> {
  const { canva, database } = deps;
  const { rows, done } = await database.asPerson(personId, async (scope) => {
    const kit = (await findKit(scope, kitId)) ?? refuse('route.not_found');
    return { rows: await listCanvaDesigns(scope, kit.id), done: await canvaExportUnderWay(scope, kit.id) };
  });
  if (canva === null) return closed('unconfigured');
  if ((await findCanvaConnection(database, personId)) === null) return closed('disconnected');
  const exporting = done === null ? null : { done, of: canvaDesignTypes.length };
  try {
    const designs = await shownDesigns({ ...deps, canva }, personId, kitId, rows);
    const connection = (await findCanvaConnection(database, personId)) ?? refuse('canva.disconnected');
    return { status: 'connected', accountName: connection.accountName, exporting, designs };
  } catch (error) {
    if (isProblem(error, 'canva.disconnected')) return closed('disconnected');
    throw error;
  }
}

/**
 * Exported designs with links and thumbnails, which Canva is asked for each time because they expire. Designs
 * that are gone at Canva are forgotten; those of another account are left out.
 */
export async function shownDesigns(
  deps: Needed & { readonly canva: CanvaGateway },
  personId: string,
  kitId: string,
  rows: readonly CanvaDesignRow[],
): Promise<CanvaDesign[]> {
  const shown = await Promise.all(rows.map((row) => shownDesign(deps, personId, kitId, row)));
  return shown.filter((one) => one !== null);
}

async function shownDesign(
  deps: Needed & { readonly canva: CanvaGateway },
  personId: string,
  kitId: string,
  row: CanvaDesignRow,
): Promise<CanvaDesign | null> {
  const { canva, database, log } = deps;
  const { type, designId: id, name } = row;
  const known: CanvaDesign = { id, name, type, thumbnail: null, editUrl: canva.designUrl(id) };
  const look = async (): Promise<CanvaDesign | null> => {
    const found = await canva.findDesign(accountAccess({ ...deps, canva }, personId), id);
    if (found === 'foreign') return null;
    if (found === 'gone') {
      await database.asPerson(personId, (scope) => dropCanvaDesign(scope, kitId, row));
      return null;
    }
    const { editUrl, thumbnailUrl } = found;
    const thumbnail = thumbnailUrl === null ? null : await canva.thumbnail(thumbnailUrl).catch(() => null);
    return { ...known, thumbnail, editUrl: editUrl ?? known.editUrl };
  };
  const looking = look().catch((err: unknown) => {
    // Without a connection there is nothing to list. Any other trouble takes away only the picture.
    if (isProblem(err, 'canva.disconnected')) throw err;
    log.info({ err }, 'a design could not be looked up at Canva');
    return known;
  });
  const { promise, resolve } = Promise.withResolvers<CanvaDesign>();
  const timer = setTimeout(() => resolve(known), longestLook).unref();
  return Promise.race([looking, promise]).finally(() => clearTimeout(timer));
}
