/** Makes an empty database in the folder that is named, and ends. */
import { PGlite } from '@electric-sql/pglite';

const [folder = ''] = process.argv.slice(2);
const client = await PGlite.create({ dataDir: folder });
await client.close();
