import { type Endpoint, type EndpointName, endpoints } from '@brandwright/contract';
import { sampleBodies } from './sample-bodies.ts';

/** An endpoint as tests ask it that ask all of them. */
export interface Asked extends Endpoint {
  readonly name: EndpointName;
  /** Names of the ids in its path. */
  readonly params: readonly string[];
}

export const everyEndpoint: readonly Asked[] = (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(
  ([name, endpoint]) => ({
    ...endpoint,
    name,
    params: [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param = '']) => param),
  }),
);

export interface SampleChange {
  /** By their names in the path; an id of nobody where none is given. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  /** An API key, for endpoints that take one. */
  readonly key?: string;
  /** In place of, and besides, what a page of ours would send. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The text of the body in place of the sample. */
  readonly body?: string;
}

/** Parts of paths that are nobody's. */
const nobodys: Readonly<Record<string, string>> & { readonly id: string } = {
  id: '00000000-0000-4000-8000-000000000000',
  secret: 'A'.repeat(22),
  template: 'instagram-post-1080x1080',
  picture: 'on-dark',
  asset: 'A'.repeat(32),
  logo: 'a'.repeat(13),
};

/** A request that the endpoint would take from whoever may ask, and what is changed of it. */
export function sampleRequest(
  { name, method, path, body, access }: Asked,
  { ids = {}, cookie, key, headers, ...change }: SampleChange = {},
) {
  const text = change.body ?? (body === null ? undefined : JSON.stringify(sampleBodies[name]));
  const address = path.replace(/:(\w+)/g, (_, param: string) => ids[param] ?? nobodys[param] ?? nobodys.id);
  const init = {
    method,
    headers: {
      origin: 'http://localhost',
      ...(cookie === undefined ? {} : { cookie }),
      ...(key === undefined || access !== 'key' ? {} : { authorization: `Bearer ${key}` }),
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  };
  return [address, init] as const;
}
