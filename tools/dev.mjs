import { existsSync } from 'node:fs';
import { installWhenNeeded } from './launch/install.mjs';
import { endWithNpm, pinnedNode, run } from './launch/node.mjs';
import { at } from './launch/place.mjs';
import { webHasDev } from './launch/web.mjs';

/** `npm run dev`: the server restarts and the pages reload when a file changes. Ctrl-C ends both. */
endWithNpm();
await installWhenNeeded();
const node = pinnedNode();
const server = at('apps', 'server', 'src', 'main.ts');
const end = new AbortController();
const running = [];
if (existsSync(server)) running.push(run(node, ['--watch', '--watch-preserve-output', server], end.signal));
else console.log('There’s no server yet. apps/server/src/main.ts is missing.');
if (webHasDev()) running.push(run('npm', ['run', 'dev', '--workspace', '@brandwright/web'], end.signal));
else console.log('The web app has no dev script yet.');

// Either alone is of no use: when one ends, so does the other.
const code = await Promise.race([...running, ...(running.length > 0 ? [] : [1])]);
end.abort();
await Promise.all(running);
process.exit(code);
