import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError } from '../../http/problem-error.ts';
import { ProviderFault } from '../../http/provider-fault.ts';
import type { CanvaAccess } from './canva-access.ts';
import type { CanvaPatience, CanvaRequest } from './canva-http.ts';

/** A file for Canva. */
export interface CanvaFile {
  /** Canva keeps at most 50 characters. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Called at each look at a job that goes on. */
  readonly onWait?: () => Promise<void>;
}

/** A design that Canva made of a file. */
export interface MadeDesign {
  readonly id: string;
}

type Json = Readonly<Record<string, unknown>>;
type Authorized = (access: CanvaAccess, path: string, request: Omit<CanvaRequest, 'url'>) => Promise<Json>;

/**
 * Canva's jobs: files are handed over, and their results are asked for until they are there. Sources:
 * https://www.canva.dev/docs/connect/api-reference/assets/create-asset-upload-job,
 * https://www.canva.dev/docs/connect/api-reference/designs/create-design and
 * https://www.canva.dev/docs/connect/api-reference/design-imports/create-design-import-job.
 */
export function createCanvaJobs(authorized: Authorized, patience: CanvaPatience) {
  const upload = (access: CanvaAccess, path: string, header: string, metadata: Json, bytes: Uint8Array<ArrayBuffer>) =>
    authorized(access, path, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', [header]: JSON.stringify(metadata) },
      body: bytes,
    });

  /** Asks for a job until it has succeeded. Rejects if it fails, or goes on for too long. */
  const resultOf = async (access: CanvaAccess, path: string, begun: Json, onWait: () => Promise<void>): Promise<Json> => {
    const giveUp = Date.now() + patience.job;
    let job = jobOf(begun);
    for (let pause = patience.poll; job.status === 'in_progress'; pause = Math.min(1.5 * pause, patience.longestPoll)) {
      if (Date.now() + pause > giveUp) throw unavailable('A job of Canva’s took too long.');
      await onWait();
      await wait(pause);
      job = jobOf(await authorized(access, `${path}/${encodeURIComponent(job.id)}`, { method: 'GET', headers: {} }));
    }
    if (job.status === 'success') return job;
    const { code } = (job.error ?? {}) as { readonly code?: unknown };
    throw new ProviderFault('Canva', 200, typeof code === 'string' && /^[a-z_]{1,60}$/.test(code) ? code : 'unknown');
  };

  return {
    /** A picture becomes an asset, which has no editor of its own, so it is put on a design. */
    async addPicture(access: CanvaAccess, { name, bytes, onWait = nothing }: CanvaFile): Promise<MadeDesign> {
      const path = 'asset-uploads';
      const begun = await upload(access, path, 'Asset-Upload-Metadata', { name_base64: base64(name) }, bytes);
      const { asset } = await resultOf(access, path, begun, onWait);
      const { design } = await authorized(access, 'designs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          type: 'type_and_asset',
          design_type: { type: 'custom', ...sidesOf(bytes) },
          asset_id: idOf(asset),
          title: name,
        }),
      });
      return { id: idOf(design) };
    },

    async addDocument(access: CanvaAccess, { name, bytes, onWait = nothing }: CanvaFile): Promise<MadeDesign> {
      const path = 'imports';
      const metadata = { title_base64: base64(name), mime_type: 'application/pdf' };
      const begun = await upload(access, path, 'Import-Metadata', metadata, bytes);
      const { result } = await resultOf(access, path, begun, onWait);
      const { designs } = (result ?? {}) as { readonly designs?: unknown };
      return { id: idOf(Array.isArray(designs) ? designs[0] : undefined) };
    },
  };
}

const nothing = async (): Promise<void> => {};

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const unavailable = (why: string): ProblemError => new ProblemError('canva.unavailable', { retryAfter: 10 }, new Error(why));

function jobOf({ job }: Json): Json & { readonly id: string } {
  return { ...(job as Json | undefined), id: idOf(job) };
}

/** The id of something of Canva's. */
function idOf(thing: unknown): string {
  const { id } = (thing ?? {}) as { readonly id?: unknown };
  if (typeof id === 'string' && /^[\w-]{1,50}$/.test(id)) return id;
  throw unavailable('Something of Canva’s has no id.');
}

/** Width and height of a PNG picture in pixels, from its IHDR (PNG, 11.2.1), within what Canva allows for a design. */
function sidesOf(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const side = (pixels: number): number => Math.min(8000, Math.max(40, pixels));
  return { width: side(width), height: side(height) };
}
