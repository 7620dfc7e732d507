import { existsSync } from 'node:fs';
import { installWhenNeeded } from './launch/install.mjs';
import { endWithNpm, pinnedNode, run } from './launch/node.mjs';
import { at } from './launch/place.mjs';
import { runtime } from './launch/runtime.mjs';
import { buildWebWhenStale } from './launch/web.mjs';

/** `npm start`: from a bare clone to a running server. PORT, HOST, DATA_DIR and the rest are the server's to read. */
endWithNpm();
await installWhenNeeded();
const node = pinnedNode();
const web = await buildWebWhenStale();
if (web === 'failed') {
  console.error('Couldn’t build the web app, so nothing was started. See the errors above.');
  process.exit(1);
}
if (web === 'absent') console.log('The web app has no build script yet. Starting without pages.');

const server = at('apps', 'server', 'src', 'main.ts');
if (!existsSync(server)) {
  console.error('There’s no server yet. apps/server/src/main.ts is missing.');
  process.exit(1);
}
for (const [name, value] of Object.entries(runtime)) process.env[name] ??= value;
process.exit(await run(node, [server]));
