/** The real server with played accounts, for journeys in a browser: `node played-main.ts '{"signedIn":true,"count":0,"limit":3}'`. */
import { fileURLToPath } from 'node:url';
import { openPress } from '@brandwright/press';
import { openTestPglite } from '../../../packages/data/specimens/pglite-copy.ts';
import { createApp } from './app.ts';
import { listen } from './http-server.ts';
import { type Played, playedAccounts } from './played-accounts.ts';
import { quietDeps } from './quiet-app.ts';
import { loadSite } from './site.ts';

const press = openPress({ children: 1 });
const site = await loadSite(fileURLToPath(new URL('../../web/build/client', import.meta.url)));
const accounts = playedAccounts(JSON.parse(process.argv[2] ?? '') as Played);
const app = createApp(quietDeps(press, await openTestPglite(), { site, accounts }));
const server = await listen(app, { host: '127.0.0.1', port: 0 });
await press.warm();
process.stdout.write(`http://127.0.0.1:${server.address.port}\n`);
process.on('SIGTERM', async () => {
  await server.close(1000);
  await press.close();
  process.exit(0);
});
