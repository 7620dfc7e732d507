import * as contract from '@brandwright/contract';
import { slugOf } from '@brandwright/kit';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { attachment } from '../http/content-disposition.ts';
import { answerProblem } from '../http/problem-response.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import type { LargeAnswers } from '../pipeline/large-answers.ts';
import { archiveOfSome, contentsOf, countFiles, type FinishedFiles, fileOf, openFiles } from '../services/kits/finished-files.ts';
import { createMakings } from '../services/kits/makings.ts';
import { contentType } from '../site/media-type.ts';

interface OpenOptions {
  readonly logo?: string | null;
  readonly tell?: (share: number) => void;
}

/** Downloads of a paid kit's files: rows K, L-01 and T-02. */
export function kitFileRoutes(deps: Deps, largeAnswers: LargeAnswers) {
  const makings = createMakings(deps);
  const open = (personId: string, kitId: string, { logo = null, tell }: OpenOptions = {}) =>
    openFiles(deps, { kitId, logo, ...makings.of(personId), ...(tell === undefined ? {} : { tell }) });

  /** Counts a download, unless the caller only asks how large it is. */
  const count = async (c: Context<AppEnv>, files: FinishedFiles, fileType: string, fileName: string, fileSize: number) => {
    if (c.req.method !== 'HEAD') await countFiles(deps, files, { fileType, fileName, fileSize }, c.var.requestId);
  };

  const archive = async (c: Context<AppEnv>, personId: string, kitId: string, logo: string | null) => {
    const files = await open(personId, kitId, { logo });
    const { kit, place, archive } = files;
    const name = `${slugOf(kit.businessName)}-brand-kit${place === 0 ? '' : `-${place + 1}`}.zip`;
    await count(c, files, 'zip', name, archive.size);
    return { headers: zipHeaders(name, archive.size), parts: archive.parts() };
  };

  return {
    kitArchive: endpointHandler(contract.kitArchive, ({ ids, person, c }) =>
      largeAnswers.send(c, () => archive(c, person.id, ids.kit, null)),
    ),

    logoArchive: endpointHandler(contract.logoArchive, ({ ids, body, person, c }) =>
      largeAnswers.send(c, () => archive(c, person.id, ids.kit, body.logo)),
    ),

    listKitFiles: endpointHandler(contract.listKitFiles, ({ ids, person, c }) =>
      largeAnswers.send(c, async () => ({
        headers: { 'content-type': 'application/jsonl' },
        parts: linesOf(c, deps, async (tell) => {
          const { archive } = await open(person.id, ids.kit, { tell });
          return contentsOf(archive);
        }),
      })),
    ),

    kitPackage: endpointHandler(contract.kitPackage, ({ ids, body: { type }, person, c }) =>
      largeAnswers.send(c, async () => {
        const files = await open(person.id, ids.kit);
        const { size, parts } = await archiveOfSome(files.archive, (path) => contract.isInPackage(type, path));
        const name = `${slugOf(files.kit.businessName)}-${type}-package.zip`;
        await count(c, files, type, name, size);
        return { headers: zipHeaders(name, size), parts };
      }),
    ),

    kitFile: endpointHandler(contract.kitFile, async ({ ids, body, person, c }) => {
      const files = await open(person.id, ids.kit);
      const { path, bytes } = await fileOf(files.archive, (entry) => entry.path === body.path);
      const name = path.split('/').at(-1) ?? path;
      await count(c, files, name.split('.').at(-1) ?? '', name, bytes.length);
      return c.body(new Uint8Array(bytes), 200, { 'content-type': contentType(name), 'content-disposition': attachment(name) });
    }),

    kitTemplate: endpointHandler(contract.kitTemplate, async ({ ids, person, c }) => {
      const { archive } = await open(person.id, ids.kit);
      const { path, bytes } = await fileOf(archive, (entry) => entry.path === `social/${ids.template}.png`);
      const name = path.split('/').at(-1) ?? path;
      return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/png', 'content-disposition': attachment(name) });
    }),
  };
}

const zipHeaders = (name: string, size: number) => ({
  'content-type': 'application/zip',
  'content-length': String(size),
  'content-disposition': attachment(name),
});

/**
 * Progress, then the contents, as JSON lines. A problem before the first line rejects, and is answered like any
 * other; a later one is the last line.
 */
async function* linesOf(
  c: Context<AppEnv>,
  { log }: Pick<Deps, 'log'>,
  work: (tell: (share: number) => void) => Promise<contract.KitContents>,
): AsyncGenerator<Uint8Array> {
  const waiting: contract.KitFilesLine[] = [];
  let wake = (): void => {};
  let isOver = false;
  const say = (line: contract.KitFilesLine, isLast = false): void => {
    waiting.push(line);
    isOver = isLast;
    wake();
  };
  let isBegun = false;
  let refused: unknown;
  /** A problem that comes late is nobody else's to log. */
  const problemOf = (err: unknown): contract.ProblemBody => {
    const { body, logged } = answerProblem(err, c.var.requestId);
    if (isBegun && logged !== 'never') log.error({ id: c.var.requestId, code: body.code, err }, 'failed');
    return body;
  };
  void work((share) => say({ share })).then(
    (contents) => say({ contents }, true),
    (error: unknown) => {
      refused = error;
      say({ problem: problemOf(error) }, true);
    },
  );
  while (!isOver || waiting.length > 0) {
    if (waiting.length === 0)
      await new Promise<void>((done) => {
        wake = done;
      });
    if (!isBegun && refused !== undefined) throw refused;
    isBegun = true;
    yield Buffer.from(
      waiting
        .splice(0)
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    );
  }
}
