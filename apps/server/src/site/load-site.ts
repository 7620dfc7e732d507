import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linesAtOrigin, pageAtOrigin } from '@brandwright/contract';
import type { ContentPolicy } from '../http/security-headers.ts';
import { inlineHashes } from './csp-hashes.ts';
import { contentType, isText } from './media-type.ts';

/** A file of the web build in memory, with compressed forms. */
export interface SiteFile {
  readonly type: string;
  readonly policy: ContentPolicy;
  /** How long caches may keep it (Y-06). */
  readonly cacheControl: string;
  /** Hash of the content, without quotes. */
  readonly tag: string;
  readonly body: Buffer<ArrayBuffer>;
  /** Null if compression does not help. */
  readonly compressed: { readonly br: Buffer<ArrayBuffer>; readonly gzip: Buffer<ArrayBuffer> } | null;
}

export interface Site {
  /**
   * The file at a path such as `/`, `/pricing` or `/assets/app-3f2a.js`; undefined if there is none. A page
   * named `_id` matches any id: `/results/_id` answers `/results/7f3a`.
   */
  find(path: string): SiteFile | undefined;
  /** The page for unknown addresses; undefined if the build has none. */
  readonly notFound: SiteFile | undefined;
  readonly size: number;
}

/**
 * Reads a web build into memory. Serving never touches the disk, so no path can leave the folder. Uses the
 * build's `x.br` and `x.gz`; compresses other text once. Without a folder, the site is empty. Pages, robots.txt and sitemap.xml name
 * `origin`, where people reach the product; without a public one they name no address, and there is no sitemap.
 */
export async function loadSite(directory: string, origin: string | null = null): Promise<Site> {
  const files = new Map<string, SiteFile>();
  const names = await list(directory);
  const known = new Set(names);
  await Promise.all(
    names.map(async (name) => {
      if (/\.(?:br|gz)$/.test(name) && known.has(name.replace(/\.\w+$/, ''))) return;
      if (name === 'sitemap.xml' && origin === null) return;
      files.set(addressOf(name), await readSiteFile(directory, name, { known, origin }));
    }),
  );
  const notFound = files.get('/404');
  // At its own address it would answer 200.
  files.delete('/404');
  return { find: (path) => files.get(path) ?? files.get(path.replace(lastId, '/_id')), notFound, size: files.size };
}

/** An id at the end of a path, in our ids' characters. */
const lastId = /\/[\w-]{1,80}$/;

async function list(directory: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** `index.html` → `/`; `pricing/index.html` and `pricing.html` → `/pricing`. */
const addressOf = (name: string): string => `/${name.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

interface Around {
  readonly known: ReadonlySet<string>;
  readonly origin: string | null;
}

async function readSiteFile(directory: string, name: string, { known, origin }: Around): Promise<SiteFile> {
  const built = await readFile(join(directory, name));
  const body = atOrigin(name, built, origin);
  // Compressed by the build, it would be the text before its origin was known.
  const stored = (suffix: string): Promise<Buffer<ArrayBuffer>> | null =>
    body === built && known.has(name + suffix) ? readFile(join(directory, name + suffix)) : null;
  const [br, gzip] = isText(name)
    ? await Promise.all([stored('.br') ?? brotli(body, body === built ? 9 : 11), stored('.gz') ?? zip(body)])
    : [null, null];
  return {
    type: contentType(name),
    policy: policyOf(name, body),
    cacheControl: cacheControlOf(name),
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    compressed: br !== null && gzip !== null && br.length < body.length ? { br, gzip } : null,
  };
}

/** A file with the addresses it names; itself where it names none. */
function atOrigin(name: string, built: Buffer<ArrayBuffer>, origin: string | null): Buffer<ArrayBuffer> {
  const write = name.endsWith('.html') ? pageAtOrigin : /^(?:robots\.txt|sitemap\.xml)$/.test(name) ? linesAtOrigin : null;
  if (write === null) return built;
  const text = built.toString('utf8');
  const written = write(text, origin);
  return written === text ? built : Buffer.from(written);
}

/** Files with a content hash in their name: forever. Pages: revalidated each time. All else: an hour. */
function cacheControlOf(name: string): string {
  if (/^assets\/.*-[\w-]{8,}\.\w+$/.test(name)) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

function policyOf(name: string, body: Buffer): ContentPolicy {
  if (name.endsWith('.html')) return { kind: 'page', ...inlineHashes(body.toString('utf8')) };
  return /\.m?js$/.test(name) ? { kind: 'script' } : { kind: 'inert' };
}

// Quality 9 instead of 11: a tenth of the time for 2 % more bytes. Only for files that the build did not
// compress. Pages with an address are what people wait for: 11, as in the build.
const brotli = (body: Buffer, quality: 9 | 11): Promise<Buffer<ArrayBuffer>> =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }) as Promise<Buffer<ArrayBuffer>>;
const zip = (body: Buffer): Promise<Buffer<ArrayBuffer>> => promisify(gzip)(body, { level: 9 }) as Promise<Buffer<ArrayBuffer>>;
