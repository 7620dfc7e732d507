/** For tests: a server on this machine that speaks Canva's wire format (see gateways/canva/canva.ts for its sources). */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CanvaPatience } from '../src/gateways/canva/canva-http.ts';
import { PlayedServer } from './played-server.ts';

/** What a request to Canva held. */
export interface AskedOfCanva {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What becomes of a request instead of its answer. */
export type CanvaFate =
  | { readonly status: number; readonly json?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'hang'
  | 'drop'
  | 'garbage'
  | 'huge';

export const canvaClient = { clientId: 'OC-TEST-1', clientSecret: 'cnvca-of-tests-and-known-to-everybody' } as const;

/** Of tests: everything waits a hundredth of the usual time. */
export const quickPatience: CanvaPatience = {
  request: 1_500,
  retry: 5,
  longestRetryAfter: 1_500,
  poll: 10,
  longestPoll: 40,
  job: 2_000,
};

/** A square of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Grant {
  readonly challenge: string;
  readonly redirectUri: string;
}
interface Job {
  readonly kind: 'asset-uploads' | 'imports';
  readonly title: string;
  readonly file: Buffer;
  looks: number;
}

const random = (prefix: string): string => prefix + randomBytes(12).toString('base64url');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
const sendPage = (response: ServerResponse, body: string): void =>
  void response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Played Canva</title>${body}`);
const titleOf = (header: unknown, field: string): string =>
  Buffer.from(String((JSON.parse(String(header)) as Record<string, unknown>)[field]), 'base64').toString('utf8');

/** Canva, as far as an export needs it. Every field can be changed while it runs. */
export class PlayedCanva extends PlayedServer {
  readonly asked: AskedOfCanva[] = [];
  /** Decides what becomes of a request; null for its usual answer. */
  fate: (asked: AskedOfCanva) => CanvaFate | null | Promise<CanvaFate | null> = () => null;
  /** Looks at a job before it is done. */
  looks = 0;
  /** Jobs that may still end; null for all. The others stay in progress, so that a test sees each of them. */
  mayEnd: number | null = null;
  /** Code with which the next jobs fail. */
  jobFails: string | null = null;
  refusesRefresh = false;
  displayName: string | null = 'Ada’s Team';
  /** Titles by the ids of designs. */
  readonly designs = new Map<string, string>();
  readonly revoked: string[] = [];

  readonly #grants = new Map<string, Grant>();
  readonly #access = new Set<string>();
  readonly #refresh = new Set<string>();
  readonly #jobs = new Map<string, Job>();
  /** Pictures of designs that were made of a picture. */
  readonly #pictures = new Map<string, Buffer>();

  /** Access tokens end early, as after four hours. */
  endAccess(): void {
    this.#access.clear();
  }

  /** The answer of a person on the consent page: parameters of the address that Canva sends them back to. */
  consent(page: string, answer: 'allow' | 'deny' = 'allow'): { state: string; code?: string; error?: string } {
    const back = this.#back(new URL(page), answer);
    return Object.fromEntries(back.searchParams) as { state: string; code?: string; error?: string };
  }

  /** Requests of one path so far. */
  times(method: string, path: RegExp): number {
    return this.asked.filter((one) => one.method === method && path.test(one.path)).length;
  }

  #back({ searchParams }: URL, answer: 'allow' | 'deny'): URL {
    const asked = (name: string): string => searchParams.get(name) ?? '';
    if (
      asked('client_id') !== canvaClient.clientId ||
      asked('response_type') !== 'code' ||
      asked('code_challenge_method') !== 'S256'
    )
      throw new Error('Canva refuses to ask for this consent.');
    const back = new URL(asked('redirect_uri'));
    back.searchParams.set('state', asked('state'));
    if (answer === 'deny') back.searchParams.set('error', 'access_denied');
    else {
      const code = random('code.');
      this.#grants.set(code, { challenge: asked('code_challenge'), redirectUri: asked('redirect_uri') });
      back.searchParams.set('code', code);
    }
    return back;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url: path = '', headers } = request;
    const asked = { method, path, headers, body: Buffer.concat(parts) };
    this.asked.push(asked);
    const fate = await this.fate(asked);
    if (fate === 'hang') return;
    if (fate === 'drop') return void request.socket.destroy();
    const send = (status: number, json: unknown, more: Readonly<Record<string, string>> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(json));
    };
    if (fate === 'garbage') return void response.writeHead(200).end('<html>{"job":');
    if (fate === 'huge') return void response.writeHead(200).end(`{"x":"${'y'.repeat(2_000_000)}"}`);
    if (fate !== null) return send(fate.status, fate.json ?? { code: 'internal_error', message: 'Played.' }, fate.headers);
    const page = new URL(path, this.url);
    if (page.pathname === '/played/may-end') {
      this.mayEnd = JSON.parse(asked.body.toString()) as number | null;
      return send(200, {});
    }
    if (page.pathname === '/api/oauth/authorize') return this.#consentPage(page, response);
    if (/^\/(?:api\/)?design\/[\w-]+\/edit$/.test(page.pathname)) return sendPage(response, '<h1>Played editor</h1>');
    if (page.pathname.startsWith('/thumbnail/'))
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(this.#pictures.get(page.pathname) ?? pixel);
    const [status, json] = page.pathname.startsWith('/rest/v1/oauth/') ? this.#oauth(asked) : this.#api(asked);
    send(status, json);
  }

  /** A page of Canva's with two ways on. */
  #consentPage(page: URL, response: ServerResponse): void {
    const link = (answer: 'allow' | 'deny', text: string): string =>
      `<p><a href="${this.#back(page, answer).href.replaceAll('&', '&amp;')}">${text}</a></p>`;
    sendPage(response, `<h1>Allow Brandwright?</h1>${link('allow', 'Allow')}${link('deny', 'Cancel')}`);
  }

  #oauth({ path, headers, body }: AskedOfCanva): readonly [number, unknown] {
    const fields = new URLSearchParams(body.toString('utf8'));
    const { clientId, clientSecret } = canvaClient;
    if (headers.authorization !== `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`)
      return [401, { code: 'invalid_client', message: 'Client secret is invalid' }];
    if (path.endsWith('/revoke')) {
      this.revoked.push(fields.get('token') ?? '');
      this.#refresh.delete(fields.get('token') ?? '');
      this.#access.clear();
      return [200, {}];
    }
    const refused = [400, { code: 'invalid_grant', message: 'The grant is invalid.' }] as const;
    if (fields.get('grant_type') === 'refresh_token') {
      if (this.refusesRefresh || !this.#refresh.delete(fields.get('refresh_token') ?? '')) return refused;
    } else {
      const grant = this.#grants.get(fields.get('code') ?? '');
      this.#grants.delete(fields.get('code') ?? '');
      if (grant === undefined || fields.get('redirect_uri') !== grant.redirectUri) return refused;
      if (sha256(fields.get('code_verifier') ?? '') !== grant.challenge) return refused;
    }
    const [access, refresh] = [random('access.'), random('refresh.')];
    this.#access.add(access);
    this.#refresh.add(refresh);
    return [200, { access_token: access, refresh_token: refresh, token_type: 'Bearer', expires_in: 14_400, scope: '' }];
  }

  #api({ method, path, headers, body }: AskedOfCanva): readonly [number, unknown] {
    if (!this.#access.has(String(headers.authorization).replace('Bearer ', '')))
      return [401, { code: 'invalid_access_token', message: 'Access token is invalid' }];
    const [kind = '', id = ''] = path.replace('/rest/v1/', '').split('/');
    if (kind === 'users') return [200, { profile: this.displayName === null ? {} : { display_name: this.displayName } }];
    if (kind === 'designs' && method === 'POST') {
      const { title, asset_id: asset, design_type: type } = JSON.parse(body.toString()) as Record<string, never>;
      if (typeof title !== 'string' || typeof asset !== 'string' || type === undefined) return [400, { code: 'invalid_field' }];
      const made = this.#made(title);
      this.#pictures.set(`/thumbnail/${made}.png`, this.#pictures.get(asset) ?? pixel);
      return [200, { design: this.#design(made) }];
    }
    if (kind === 'designs') {
      return this.designs.has(id) ? [200, { design: this.#design(id) }] : [404, { code: 'design_not_found', message: 'Gone.' }];
    }
    if ((kind === 'asset-uploads' || kind === 'imports') && method === 'POST') {
      if (headers['content-type'] !== 'application/octet-stream') return [400, { code: 'invalid_header_value' }];
      const isImport = kind === 'imports';
      const title = titleOf(
        headers[isImport ? 'import-metadata' : 'asset-upload-metadata'],
        isImport ? 'title_base64' : 'name_base64',
      );
      const job = random('job-');
      this.#jobs.set(job, { kind, title, file: body, looks: this.looks });
      return [200, { job: this.#look(job) }];
    }
    return this.#jobs.has(id) ? [200, { job: this.#look(id) }] : [404, { code: 'not_found', message: 'No such job.' }];
  }

  #look(id: string): Readonly<Record<string, unknown>> {
    const job = this.#jobs.get(id);
    if (job === undefined || this.mayEnd === 0 || job.looks-- > 0) return { id, status: 'in_progress' };
    if (this.mayEnd !== null) this.mayEnd--;
    if (this.jobFails !== null) return { id, status: 'failed', error: { code: this.jobFails, message: 'Played <b>.' } };
    if (job.kind === 'imports') return { id, status: 'success', result: { designs: [this.#design(this.#made(job.title))] } };
    const asset = random('M');
    this.#pictures.set(asset, job.file);
    return {
      id,
      status: 'success',
      asset: { id: asset, type: 'image', name: job.title, tags: [], created_at: 1, updated_at: 1 },
    };
  }

  #made(title: string): string {
    const id = random('DA');
    this.designs.set(id, title);
    return id;
  }

  #design(id: string): Readonly<Record<string, unknown>> {
    return {
      id,
      title: this.designs.get(id),
      thumbnail: { width: 1, height: 1, url: `${this.url}/thumbnail/${id}.png?signature=1` },
      urls: { edit_url: `${this.url}/api/design/token-of-${id}/edit`, view_url: `${this.url}/api/design/token-of-${id}/view` },
      created_at: 1726198998,
      updated_at: 1726199000,
      page_count: 1,
    };
  }
}
