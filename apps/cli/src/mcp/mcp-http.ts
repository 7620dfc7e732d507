import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { mcpServer } from './mcp-server.ts';

/** Bytes of a request; a brief has a few kilobytes. */
const largestBody = 256 * 1024;

/** A running server of the protocol. */
export interface McpHttp {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves the protocol’s streamable HTTP transport on this machine, at `/mcp`. Every client sends a key of its own as a bearer token. Pages
 * of other sites can’t use it: it takes no request with an Origin but its own, and none for another host (DNS rebinding).
 */
export function serveMcp(site: string, port: number, onError: (error: Error) => void): Promise<McpHttp> {
  const app = new Hono();
  let hosts: readonly string[] = [];
  app.use(async (c, next) => {
    const { host } = new URL(c.req.url);
    const origin = c.req.header('origin');
    if (!hosts.includes(host) || (origin !== undefined && origin !== `http://${host}`)) return c.text('Forbidden', 403);
    return next();
  });
  app.all('/mcp', async (c) => {
    const [, key] = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (key === undefined)
      return c.text('Please send an API key as a bearer token.', 401, { 'www-authenticate': 'Bearer realm="Brandwright"' });
    const handler = createMcpHandler(() => mcpServer({ site, key }), { onerror: onError, maxRequestBodySize: largestBody });
    return handler.fetch(c.req.raw);
  });
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, ({ port: taken }: AddressInfo) => {
      hosts = ['127.0.0.1', 'localhost'].map((name) => new URL(`http://${name}:${taken}`).host);
      const close = (): Promise<void> => new Promise((done) => server.close(() => done()));
      resolve({ address: `http://127.0.0.1:${taken}/mcp`, close });
    });
    server.once('error', reject);
  });
}
