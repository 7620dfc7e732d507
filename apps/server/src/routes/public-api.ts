import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import * as contract from '@brandwright/contract';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { matches } from '../http/etag.ts';
import { createClientTurns } from '../pipeline/client-turns.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import type { LargeAnswers } from '../pipeline/large-answers.ts';
import { inApiTerms, logoFields } from '../services/api/api-brief.ts';
import { assetView, findAsset, listApiKits, readApiKit, readApiLogo } from '../services/api/api-kit.ts';
import { apiLogoView } from '../services/api/api-logo.ts';
import { makeKitOfPlan } from '../services/api/make-kit.ts';
import { createRepeatable, fingerprintOf, repeatKeyIn } from '../services/api/repeatable.ts';
import { openFiles } from '../services/kits/finished-files.ts';
import type { Makings } from '../services/kits/makings.ts';
import type { GenerateLogo } from '../services/logos/generate-logo.ts';
import { requestPress } from '../services/logos/request-press.ts';
import type { Selling } from '../services/orders/selling.ts';
import { sendFile, wholeArchive } from './kit-files.ts';

interface Shared {
  readonly generateLogo: GenerateLogo;
  readonly largeAnswers: LargeAnswers;
  readonly makings: Makings;
  readonly selling: Selling;
}

/** The public API: the product’s own use cases, for programs with a key (rows P). */
export function publicApiRoutes(deps: Deps, { generateLogo, largeAnswers, makings, selling }: Shared) {
  const { database } = deps;
  const { once } = createRepeatable(deps);
  const { take } = createClientTurns();
  const originOf = (c: Context<AppEnv>): string => deps.settings.publicUrl?.origin ?? new URL(c.req.url).origin;
  const open = (personId: string) => (kitId: string, logo: string | null) =>
    openFiles(deps, { kitId, logo, ...makings.of(personId) });
  const reading = (c: Context<AppEnv>, personId: string) => ({ database, personId, origin: originOf(c), open: open(personId) });
  /** What a request is repeated under; null if it has no Idempotency-Key. */
  const repeatableOf = (c: Context<AppEnv>, userId: string, body: unknown) => {
    const key = repeatKeyIn(c.req.header('idempotency-key'));
    return key === null ? null : { userId, key, fingerprint: fingerprintOf(c.var.endpoint, body) };
  };
  const documents = new Map<string, { readonly text: string; readonly tag: string }>();
  const documentFor = (origin: string) => {
    const known = documents.get(origin);
    if (known !== undefined) return known;
    const text = JSON.stringify(contract.openApiOf(contract.endpoints, origin));
    const made = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
    // Without PUBLIC_URL, whoever asks names the origin.
    if (documents.size < 8) documents.set(origin, made);
    return made;
  };

  return {
    apiGenerateLogos: endpointHandler(contract.apiGenerateLogos, async ({ body, person, c }) => {
      const { count = 1, round = 0, ...brief } = body;
      const press = requestPress(deps, c);
      const draw = () => generateLogo.choose({ ...logoFields(brief), variations: count, round }, press);
      const drawn = await once(repeatableOf(c, person.id, body), draw).catch(inApiTerms);
      // Cached sets cost the press nothing, and each is printed here: others have their turn between two logos (H6-01).
      return take(press.client, 1, async () => {
        const logos = [];
        for (const one of drawn) {
          await others();
          logos.push(apiLogoView(one));
        }
        return { logos, round };
      });
    }),

    apiMakeKit: endpointHandler(contract.apiMakeKit, async ({ body, person, c }) => {
      const press = requestPress(deps, c);
      const { choose } = generateLogo;
      const kit = await once<contract.ApiKit>(repeatableOf(c, person.id, body), (keep) =>
        makeKitOfPlan({ selling: selling(c, person), press, choose, keep, origin: originOf(c) }, person, body),
      ).catch(inApiTerms);
      c.header('location', `/api/v1/brand-kits/${kit.id}`);
      return kit;
    }),

    apiListKits: endpointHandler(contract.apiListKits, ({ query, person }) =>
      listApiKits({ database, personId: person.id }, query),
    ),

    apiReadKit: endpointHandler(contract.apiReadKit, ({ ids, person, c }) => readApiKit(reading(c, person.id), ids.kit)),

    apiReadLogo: endpointHandler(contract.apiReadLogo, ({ ids, person, c }) =>
      readApiLogo(reading(c, person.id), ids.kit, ids.logo),
    ),

    apiLogoArchive: endpointHandler(contract.apiLogoArchive, ({ ids, person, c }) =>
      largeAnswers.send(c, async () => wholeArchive(deps, c, await open(person.id)(ids.kit, ids.logo))),
    ),

    apiReadAsset: endpointHandler(contract.apiReadAsset, async ({ ids, person, c }) => {
      const { files, entry } = await findAsset(reading(c, person.id), ids.asset);
      return assetView(files, entry, originOf(c));
    }),

    apiAssetFile: endpointHandler(contract.apiAssetFile, async ({ ids, person, c }) => {
      const { files, entry } = await findAsset(reading(c, person.id), ids.asset);
      return sendFile(deps, c, files, entry.path);
    }),

    apiDocument: endpointHandler(contract.apiDocument, async ({ c }) => {
      const { text, tag } = documentFor(originOf(c));
      const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=300', etag: tag };
      return matches(c.req.header('if-none-match'), tag) ? c.body(null, 304, headers) : c.body(text, 200, headers);
    }),
  };
}
