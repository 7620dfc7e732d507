/** Creates an empty database in the named folder and exits. Exits at once if its parent does. */
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * The parent holds the other end of stdin. A separate thread watches it, because creating the database blocks
 * this event loop.
 */
const watch = `
const { Socket } = require('node:net');
new Socket({ fd: 0 }).on('error', () => {}).on('close', () => process.kill(process.pid, 'SIGKILL')).resume();
`;

const [folder = ''] = process.argv.slice(2);
const watching = new Worker(watch, { eval: true });
const client = await PGlite.create({ dataDir: folder });
await client.close();
await watching.terminate();
