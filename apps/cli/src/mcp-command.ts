import { once } from 'node:events';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Command } from './command-line.ts';
import { CommandError, exits } from './exits.ts';
import { serveMcp } from './mcp/mcp-http.ts';
import { mcpServer } from './mcp/mcp-server.ts';

/**
 * `brandwright mcp`: the public API of a site as tools for assistants, until the client leaves or the process is asked to end. Nothing but the
 * protocol is written to standard output.
 */
export async function runMcp({ site, port }: Extract<Command, { kind: 'mcp' }>, tell: (text: string) => void): Promise<void> {
  const onerror = (error: Error): void => tell(`${error.message}\n`);
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  if (port !== null) {
    const { address, close } = await serveMcp(site, port, onerror);
    tell(`The tools of ${site} are at ${address}. Send an API key as a bearer token.\n`);
    await ended;
    return close();
  }
  const key = process.env.BRANDWRIGHT_KEY;
  if (key === undefined || key === '')
    throw new CommandError(exits.settings, [
      'BRANDWRIGHT_KEY is missing. Create an API key on My Account and set BRANDWRIGHT_KEY to it.',
    ]);
  const connection = serveStdio(() => mcpServer({ site, key }), { onerror });
  await Promise.race([ended, once(process.stdin, 'close')]);
  await connection.close();
}
