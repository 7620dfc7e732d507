import { emptyPostgres, postgres } from '../../../packages/data/testing/postgres-server.ts';

/** Every database that there is to test on; `made` gives an empty one, its `url` null when it stands in the data folder. */
export const kinds = [
  { kind: 'pglite', made: async () => ({ url: null, drop: async () => {} }) },
  ...(postgres === null ? [] : [{ kind: `postgres ${postgres.version}`, made: emptyPostgres }]),
];
