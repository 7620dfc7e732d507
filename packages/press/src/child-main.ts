import { EngineError, readArtDirection } from '@brandwright/engine';
import type { Enhancement, KitFile } from '@brandwright/kit';
import { drawRevision } from './draw-revision.ts';
import { PressError, pressError } from './errors.ts';
import type { JobFault, JobReply, JobRequest, TextRequest } from './job.ts';
import type { KitOrder, KitPart } from './pack-kit.ts';
import type { PackedFile } from './packed-file.ts';
import { rasterize } from './raster.ts';
import { drawAgain, drawEdited, drawFree, drawKinds, drawSet, openStudio, printSet, type Studio } from './studio.ts';
import { subsetFaces } from './subset.ts';
import { tracePicture } from './trace-picture.ts';

// A child process of the press. Runs one job at a time for its parent, whose guard ends it when the parent is gone.

/**
 * Sets before the font book is replaced. A book keeps every shaped line and drawn glyph, about 1 MB a set
 * besides the typefaces.
 */
const setsPerBook = 2;

let studio = openStudio();
let sets = 0;

/** The studio for the next set. */
function nextStudio(): Promise<Studio> {
  if (sets++ % setsPerBook === setsPerBook - 1) studio = openStudio();
  return studio;
}

function reply(message: JobReply): void {
  process.send?.(message, (error: Error | null) => {
    // The parent is gone.
    if (error) process.exit(0);
  });
}

/**
 * Loads the makers of kits with the first kit. Most children draw none before they are replaced, and are ready in three
 * quarters of the time without.
 */
const kitMaker = () => import('./pack-kit.ts');

/** The plan of the current kit, reused for all its parts. */
let planned: { readonly key: string; readonly parts: readonly (readonly KitFile[])[] } | null = null;

/**
 * Pictures drawn between two garbage collections. Each holds up to 4 MB of pixels, and a collection takes as
 * long as a small picture.
 */
const picturesAtOnce = 4;

async function packPart({ key, order, part }: Extract<JobRequest, { kind: 'kit' }>['input']): Promise<KitPart> {
  const { packFile, partsOf, planKit } = await kitMaker();
  if (planned?.key !== key) planned = { key, parts: partsOf(await planKit(await nextStudio(), JSON.parse(order) as KitOrder)) };
  const { parts } = planned;
  const files: PackedFile[] = [];
  let pictures = 0;
  // One at a time, to hold the pixels of one picture only.
  for (const file of parts[part] ?? []) {
    files.push(await packFile(file));
    if (file.kind === 'picture' && ++pictures % picturesAtOnce === 0) collectPictures();
  }
  return { files, parts: parts.length };
}

async function provenKit({ order, slogan }: Extract<JobRequest, { kind: 'prove' }>['input']): Promise<number> {
  const { proveKit } = await import('./prove-kit.ts');
  return proveKit(await nextStudio(), JSON.parse(order) as KitOrder, slogan);
}

/** Only a child that writes holds the copywriter's texts. */
async function writtenTexts({ brief, colors, round }: TextRequest): Promise<Enhancement> {
  const { writeEnhancement } = await import('@brandwright/kit');
  return writeEnhancement(brief, colors, round);
}

async function work(request: JobRequest): Promise<unknown> {
  switch (request.kind) {
    case 'design':
      return printSet(await drawSet(await nextStudio(), request.input.brief, request.input.options));
    case 'direct':
      return readArtDirection(request.input.brief);
    case 'edit':
      return drawEdited(await nextStudio(), request.input);
    case 'free':
      return drawFree(await nextStudio(), request.input.design, request.input.options);
    case 'kinds':
      return drawKinds(await nextStudio(), request.input.brief, request.input.options);
    case 'kit':
      return packPart(request.input);
    case 'prove':
      return provenKit(request.input).finally(collectPictures);
    case 'raster':
      return rasterize(request.input.svg, request.input.options).finally(collectPictures);
    case 'redraw':
      return drawAgain(await nextStudio(), request.input);
    case 'revise':
      return drawRevision(await nextStudio(), request.input);
    case 'subset':
      return subsetFaces(request.input.ids, request.input.text);
    case 'trace':
      return tracePicture(request.input.png).finally(collectPictures);
    case 'write':
      return writtenTexts(request.input);
    default:
      return request satisfies never;
  }
}

/**
 * V8 does not see the memory of resvg's pixels, and would let a hundred pictures pile up. Takes under 1 ms.
 */
function collectPictures(): void {
  void globalThis.gc?.({ type: 'minor' });
}

/**
 * Milliseconds without work before unused memory is returned, which takes half as long as drawing a set: a person who
 * tries one thing after another is served by a child that does not.
 */
const rest = 1000;
let resting: NodeJS.Timeout | undefined;

/** Resident bytes above which a child returns unused memory between jobs. It may be busy for hours. */
const collectAbove = 220e6;
/** Resident bytes after the last collection: the part in use, which cannot be returned. */
let left = 0;

/**
 * Returns emptied pages to the system. V8 otherwise keeps them, half of a busy child's memory; only this
 * collection flavor releases them.
 */
function collect(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  left = process.memoryUsage.rss();
}

function settleMemory(): void {
  const held = process.memoryUsage.rss();
  if (held > Math.max(collectAbove, left * 1.1)) collect();
  resting = setTimeout(collect, rest).unref();
}

function asFault(error: unknown): JobFault {
  if (error instanceof EngineError) return { from: 'engine', fault: error.fault };
  if (error instanceof PressError) return { from: 'press', fault: error.fault };
  return { from: 'press', fault: pressError('press.failed').fault };
}

process.on('disconnect', () => process.exit(0));
// Terminals and service managers signal the whole process group. The parent decides when its children stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('message', (request: JobRequest) => {
  clearTimeout(resting);
  reply({ kind: 'taken', id: request.id });
  const before = process.cpuUsage();
  const ended = () => {
    const { user, system } = process.cpuUsage(before);
    return { id: request.id, spent: (user + system) / 1000 };
  };
  work(request)
    .then(
      (output) => reply({ kind: 'done', output, ...ended() }),
      (error: unknown) => reply({ kind: 'failed', fault: asFault(error), stack: stackOf(error), ...ended() }),
    )
    .finally(settleMemory);
});

function stackOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? `\ncaused by ${String(error.cause)}` : '';
  return `${error instanceof Error ? error.stack : String(error)}${cause}`;
}

await studio;
reply({ kind: 'ready' });
