/** Makes an empty database in the folder that is named, and ends; when its parent goes before, it goes at once. */
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** Stdin comes from the parent, and ends with it. A thread of its own looks, because the event loop here stands still while the database is made. */
const watch = `
const { Socket } = require('node:net');
new Socket({ fd: 0 }).on('error', () => {}).on('close', () => process.kill(process.pid, 'SIGKILL')).resume();
`;

const [folder = ''] = process.argv.slice(2);
const watching = new Worker(watch, { eval: true });
const client = await PGlite.create({ dataDir: folder });
await client.close();
await watching.terminate();
