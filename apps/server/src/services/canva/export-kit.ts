import { createHash } from 'node:crypto';
import { type CanvaDesign, type CanvaDesignType, type CanvaProgress, canvaDesignTypes } from '@brandwright/contract';
import {
  beginCanvaExport,
  type CanvaDesignRow,
  endCanvaExport,
  findKit,
  keepCanvaDesign,
  listCanvaDesigns,
  tellCanvaExport,
} from '@brandwright/data';
import type { Making } from '@brandwright/press';
import type { Deps } from '../../deps.ts';
import type { CanvaGateway } from '../../gateways/canva/canva.ts';
import type { CanvaAccess } from '../../gateways/canva/canva-access.ts';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import { ProviderFault } from '../../http/provider-fault.ts';
import { consumeOrRefuse } from '../accounts/rate-limits.ts';
import { countFiles, type FinishedFiles, fileOf, openFiles } from '../kits/finished-files.ts';
import { accountAccess } from './account-tokens.ts';
import { shownDesigns } from './canva-card.ts';

type Needed = Pick<Deps, 'canva' | 'database' | 'settings' | 'log' | 'shelf' | 'longestWait'>;

/** Exports of a person: each uploads three files. */
const exports = { most: 10, seconds: 3600 } as const;
/** Seconds without a sign of life after which an export counts as given up. An upload takes 40 at most. */
const alive = 120;
/** Characters of a name at Canva, in UTF-16 as Canva counts. */
const longestName = 50;

/** Which file of the kit each design is made from, and what it is called. */
const sources: Readonly<Record<CanvaDesignType, { readonly path: RegExp; readonly called: string }>> = {
  // The kit's first lockup without a background, so that it stands on any.
  logo: { path: /^logo\/([a-z-]+)\/\1-transparent-1000\.png$/, called: 'logo' },
  'business-card': { path: /^stationery\/business-card-front\.pdf$/, called: 'business card' },
  letterhead: { path: /^stationery\/letterhead-a4\.pdf$/, called: 'letterhead' },
};

export interface CanvaExport extends Omit<Making, 'tell'> {
  readonly kitId: string;
  readonly requestId: string;
  readonly tell: (progress: CanvaProgress) => void;
}

/**
 * Use case: the owner of a paid kit exports its logo, business card and letterhead to their Canva account.
 * One at a time for each kit. After a failure, the next export continues with what is missing. Refusals:
 * `kit.locked`, `kit.unfinished`, `canva.disconnected`, `canva.exporting`, `canva.refused`.
 */
export async function exportKit(deps: Needed, { kitId, requestId, tell, ...making }: CanvaExport): Promise<CanvaDesign[]> {
  const { canva, database } = deps;
  const { owner: personId } = making;
  if ((await database.asPerson(personId, (scope) => findKit(scope, kitId))) === null) refuse('route.not_found');
  if (canva === null) return refuse('canva.unconfigured');
  const access = accountAccess({ ...deps, canva }, personId);
  await access.token();
  const files = await openFiles(deps, { kitId, logo: null, ...making });
  await consumeOrRefuse(deps, { key: `canva-exports:${personId}`, ...exports }, `${exports.most} exports an hour`);
  const id = (await database.asPerson(personId, (scope) => beginCanvaExport(scope, kitId, alive))) ?? refuse('canva.exporting');
  let isComplete = false;
  try {
    for (const [done, type] of canvaDesignTypes.entries()) {
      const renew = async (): Promise<void> => {
        tell({ done, of: canvaDesignTypes.length });
        await database.asPerson(personId, (scope) => tellCanvaExport(scope, id, done, alive));
      };
      await renew();
      await exportDesign(deps, { canva, access, files, type, renew, requestId });
    }
    isComplete = true;
  } catch (error) {
    throw asProblem(error);
  } finally {
    await database.asPerson(personId, (scope) => endCanvaExport(scope, kitId, id, isComplete));
  }
  const rows = await database.asPerson(personId, (scope) => listCanvaDesigns(scope, kitId));
  return shownDesigns({ ...deps, canva }, personId, kitId, rows);
}

interface OneDesign {
  readonly canva: CanvaGateway;
  readonly access: CanvaAccess;
  readonly files: FinishedFiles;
  readonly type: CanvaDesignType;
  readonly renew: () => Promise<void>;
  readonly requestId: string;
}

async function exportDesign(deps: Needed, { canva, access, files, type, renew, requestId }: OneDesign): Promise<void> {
  const { kit, archive } = files;
  const { path, bytes } = await fileOf(archive, (entry) => sources[type].path.test(entry.path));
  const digest = createHash('sha256').update(bytes).digest('base64url');
  const before = await deps.database.asPerson(kit.userId, (scope) => listCanvaDesigns(scope, kit.id));
  if (await isThere(canva, access, before, { type, digest })) return;
  const fileName = path.split('/').at(-1) ?? path;
  const fileType = fileName.split('.').at(-1) ?? '';
  // Whoever has a file in Canva has downloaded it: the choice of this logo can't be undone.
  await countFiles(deps, files, { fileType, fileName, fileSize: bytes.length }, requestId);
  const name = nameOf(kit.businessName, sources[type].called);
  const file = { name, bytes: new Uint8Array(bytes), onWait: renew };
  const { id: designId } = await (type === 'logo' ? canva.addPicture(access, file) : canva.addDocument(access, file));
  await deps.database.asPerson(kit.userId, (scope) => keepCanvaDesign(scope, kit.id, { type, designId, name, digest }));
}

/** True if an export that failed later has made this design from the same file, and it is still at Canva. */
async function isThere(
  canva: CanvaGateway,
  access: CanvaAccess,
  rows: readonly CanvaDesignRow[],
  { type, digest }: Pick<CanvaDesignRow, 'type' | 'digest'>,
): Promise<boolean> {
  const made = rows.find((row) => row.type === type && row.digest === digest && !row.settled);
  return made !== undefined && typeof (await canva.findDesign(access, made.designId)) !== 'string';
}

/** The brand's name, shortened to leave room for what it is: “Harbor & Pine logo”. */
function nameOf(businessName: string, called: string): string {
  const most = longestName - called.length - 1;
  let name = '';
  for (const { segment } of new Intl.Segmenter().segment(businessName)) {
    if (name.length + segment.length > most) break;
    name += segment;
  }
  return `${name.trim()} ${called}`.trim();
}

/** Codes of jobs and requests that pass by themselves. */
const throttled: readonly string[] = ['design_creation_throttled', 'design_import_throttled', 'quota_exceeded'];
const refused: readonly string[] = [
  'file_too_big',
  'import_failed',
  'invalid_file',
  'invalid_file_format',
  'duplicate_import',
  'request_too_large',
  'max_limit_reached',
];

/** A refusal of Canva's in our words. */
function asProblem(error: unknown): unknown {
  if (!(error instanceof ProviderFault)) return error;
  if (error.status === 401) return new ProblemError('canva.disconnected', {}, error);
  if (throttled.includes(error.code)) return new ProblemError('canva.throttled', { retryAfter: 300 }, error);
  if (refused.includes(error.code)) return new ProblemError('canva.refused', { received: error.code }, error);
  return new ProblemError('canva.unavailable', { retryAfter: 10 }, error);
}
