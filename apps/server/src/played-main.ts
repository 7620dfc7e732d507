/** The real server with played accounts, for journeys in a browser: `node played-main.ts '{"signedIn":true,"count":0,"limit":3}'`. */
import { fileURLToPath } from 'node:url';
import { openPress } from '@brandwright/press';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { listen } from './http-server.ts';
import { type Played, playedAccounts } from './played-accounts.ts';
import { loadSite } from './site.ts';

const press = openPress({ children: 1 });
const app = createApp({
  press,
  site: await loadSite(fileURLToPath(new URL('../../web/build/client', import.meta.url))),
  accounts: playedAccounts(JSON.parse(process.argv[2] ?? '') as Played),
  settings: { publicUrl: null, trustedProxies: 0 },
  log: pino({ level: 'silent' }),
  now: () => performance.now(),
  stopping: () => false,
});
const server = await listen(app, { host: '127.0.0.1', port: 0 });
await press.warm();
process.stdout.write(`http://127.0.0.1:${server.address.port}\n`);
process.on('SIGTERM', async () => {
  await server.close(1000);
  await press.close();
  process.exit(0);
});
