import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';

// What one read costs when nobody asks who reads: Hono, one SELECT, JSON. Started by the bench as a process of its own.
const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });
const app = new Hono();
app.get('/api/draft', async (c) => {
  const { rows } = await pool.query('select document, updated_at from drafts where user_id = $1', [process.env.PERSON]);
  return c.json({ draft: rows[0].document, updatedAt: rows[0].updated_at });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`Brandwright is ready: http://127.0.0.1:${port}\n`),
);
