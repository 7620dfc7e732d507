import * as contract from '@brandwright/contract';
import { slugOf } from '@brandwright/kit/documents';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { attachment } from '../http/content-disposition.ts';
import { answerLines } from '../pipeline/answer-lines.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import type { LargeAnswers } from '../pipeline/large-answers.ts';
import { archiveOfSome, contentsOf, countFiles, type FinishedFiles, fileOf, openFiles } from '../services/kits/finished-files.ts';
import type { Makings } from '../services/kits/makings.ts';
import { contentType } from '../site/media-type.ts';

interface OpenOptions {
  readonly logo?: string | null;
  readonly tell?: (share: number) => void;
}

/** Downloads of a paid kit's files: rows K, L-01 and T-02. */
export function kitFileRoutes(
  deps: Deps,
  { largeAnswers, makings }: { readonly largeAnswers: LargeAnswers; readonly makings: Makings },
) {
  const open = (personId: string, kitId: string, { logo = null, tell }: OpenOptions = {}) =>
    openFiles(deps, { kitId, logo, ...makings.of(personId), ...(tell === undefined ? {} : { tell }) });

  const count = (c: Context<AppEnv>, files: FinishedFiles, fileType: string, fileName: string, fileSize: number) =>
    countDownload(deps, c, files, { fileType, fileName, fileSize });

  const archive = async (c: Context<AppEnv>, personId: string, kitId: string, logo: string | null) =>
    wholeArchive(deps, c, await open(personId, kitId, { logo }));

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
        parts: answerLines<contract.KitFilesLine>(c, deps, async (tell) => {
          const { archive } = await open(person.id, ids.kit, { tell: (share) => tell({ share }) });
          return { contents: await contentsOf(archive) };
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

    kitFile: endpointHandler(contract.kitFile, async ({ ids, body, person, c }) =>
      sendFile(deps, c, await open(person.id, ids.kit), body.path),
    ),

    kitTemplate: endpointHandler(contract.kitTemplate, async ({ ids, person, c }) => {
      const { archive } = await open(person.id, ids.kit);
      const { path, bytes } = await fileOf(archive, (entry) => entry.path === `social/${ids.template}.png`);
      const name = path.split('/').at(-1) ?? path;
      return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/png', 'content-disposition': attachment(name) });
    }),
  };
}

/** Counts a download, unless the caller only asks how large it is. */
async function countDownload(
  deps: Pick<Deps, 'database' | 'log'>,
  c: Context<AppEnv>,
  files: FinishedFiles,
  file: Parameters<typeof countFiles>[2],
): Promise<void> {
  if (c.req.method !== 'HEAD') await countFiles(deps, files, file, c.var.requestId);
}

/** All files of a finished logo, as a large answer. Counts the download. Refusals: `kit.unfinished`. */
export async function wholeArchive(deps: Pick<Deps, 'database' | 'log'>, c: Context<AppEnv>, files: FinishedFiles) {
  const { kit, place, archive } = files;
  const fileName = `${slugOf(kit.businessName)}-brand-kit${place === 0 ? '' : `-${place + 1}`}.zip`;
  await countDownload(deps, c, files, { fileType: 'zip', fileName, fileSize: archive.size });
  return { headers: zipHeaders(fileName, archive.size), parts: archive.parts() };
}

/** Answers with one file of a finished logo, and counts the download. Refusals: `kit.no_file`, `kit.unfinished`. */
export async function sendFile(
  deps: Pick<Deps, 'database' | 'log'>,
  c: Context<AppEnv>,
  files: FinishedFiles,
  at: string,
): Promise<Response> {
  const { path, bytes } = await fileOf(files.archive, (entry) => entry.path === at);
  const fileName = path.split('/').at(-1) ?? path;
  await countDownload(deps, c, files, { fileType: fileName.split('.').at(-1) ?? '', fileName, fileSize: bytes.length });
  const headers = { 'content-type': contentType(fileName), 'content-disposition': attachment(fileName) };
  return c.body(new Uint8Array(bytes), 200, headers);
}

const zipHeaders = (name: string, size: number) => ({
  'content-type': 'application/zip',
  'content-length': String(size),
  'content-disposition': attachment(name),
});
