import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, type Page } from '@playwright/test';
import { act, order } from './buying-page.ts';
import { endChild } from './end-child.ts';
import { enter } from './member.ts';
import { test } from './quiet.ts';

const program = fileURLToPath(new URL('../apps/cli/bin/brandwright.mjs', import.meta.url));
const site = `http://127.0.0.1:${process.env.E2E_PORT}`;
const brief = { business_name: 'Juniper & Rye', industry: 'Food & Beverage' };
const newClient = () => new Client({ name: 'journey', version: '1' });

/** A key of somebody new, who has paid for a plan and not used it. */
async function keyOfBuyer(page: Page): Promise<string> {
  await enter(page);
  await act(page, await order(page, { plan: 'starter' }), 'pay');
  const data = { name: 'Assistant', scopes: ['logos', 'kits:read', 'kits:write'] };
  const answer = await page.request.post('/api/account/api-keys', { headers: { origin: site }, data });
  return ((await answer.json()) as { readonly key: string }).key;
}

/** What an assistant reads of an answer, as JSON. */
const read = (answer: unknown): Record<string, unknown> => JSON.parse(sentence(answer));

const sentence = (answer: unknown): string => {
  const found = (answer as CallToolResult).content.find(({ type }) => type === 'text');
  return found?.type === 'text' ? found.text : '';
};

test('[P-01] an assistant draws logos, makes a kit of one that was paid for, and reads its files', async ({ page }) => {
  const key = await keyOfBuyer(page);
  const client = newClient();
  const env = { PATH: process.env.PATH ?? '', BRANDWRIGHT_KEY: key };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp', '--site', site], env }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'draw_logos',
    'make_kit',
    'list_kits',
    'read_kit',
    'read_logo_files',
    'read_file_details',
    'read_file',
  ]);
  expect(tools[0]?.inputSchema).toMatchObject({ required: ['business_name'], additionalProperties: false });

  const drawn = await client.callTool({ name: 'draw_logos', arguments: { ...brief, count: 2 } });
  expect((drawn as CallToolResult).content.map(({ type }) => type)).toEqual(['image', 'resource', 'image', 'resource', 'text']);
  const { logos, round } = read(drawn) as { readonly logos: readonly { readonly id: string }[]; readonly round: number };

  const kit = read(await client.callTool({ name: 'make_kit', arguments: { ...brief, logo: logos[1]?.id, round } }));
  let files: readonly { readonly id: string; readonly path: string; readonly format: string }[] = [];
  await expect(async () => {
    const now = read(await client.callTool({ name: 'read_kit', arguments: { kit: kit.id } }));
    expect(now.status).toBe('completed');
    files = now.files as typeof files;
  }).toPass({ intervals: [200] });
  expect(files.length).toBeGreaterThan(200);
  for (const [format, type] of [
    ['png', 'image'],
    ['svg', 'resource'],
    ['pdf', 'resource'],
  ] as const) {
    const file = files.find((one) => one.format === format);
    const shown = (await client.callTool({ name: 'read_file', arguments: { asset: file?.id } })) as CallToolResult;
    expect([shown.isError, shown.content[0]?.type], format).toEqual([undefined, type]);
    const details = read(await client.callTool({ name: 'read_file_details', arguments: { asset: file?.id } }));
    expect(details.path, format).toBe(file?.path);
  }

  // What is refused says why, so that an assistant can tell the person or mend it.
  for (const [call, reason] of [
    [{ name: 'make_kit', arguments: brief }, /plan/i],
    [{ name: 'draw_logos', arguments: { ...brief, count: 9 } }, /count/],
    [{ name: 'read_kit', arguments: { kit: '../../account' } }, /^There’s nothing at this address/],
  ] as const) {
    const refused = (await client.callTool(call)) as CallToolResult;
    expect([refused.isError, sentence(refused)], JSON.stringify(call)).toEqual([true, expect.stringMatching(reason)]);
  }
  await expect(client.callTool({ name: 'erase_everything' })).rejects.toThrow('There’s no tool called “erase_everything”.');
  await client.close();
});

test.describe('over HTTP', () => {
  let child: ChildProcess;
  let address = '';
  test.beforeAll(async () => {
    child = spawn(process.execPath, [program, 'mcp', '--site', site, '--http', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
    const [line] = (await once(child.stderr ?? child, 'data')) as [Buffer];
    address = /http:\/\/127\S+\/mcp/.exec(line.toString())?.[0] ?? '';
  });
  test.afterAll(() => endChild(child));

  test('[P-01] clients of old and new versions of the protocol draw logos, each with its own key', async ({ page }) => {
    const key = await keyOfBuyer(page);
    for (const options of [{}, { versionNegotiation: { mode: 'auto' } }] as const) {
      const client = new Client({ name: 'journey', version: '1' }, options);
      const requestInit = { headers: { authorization: `Bearer ${key}` } };
      await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }));
      const drawn = (await client.callTool({ name: 'draw_logos', arguments: brief })) as CallToolResult;
      expect(drawn.content.map(({ type }) => type)).toEqual(['image', 'resource', 'text']);
      await client.close();
    }
    const wrong = newClient();
    const requestInit = { headers: { authorization: 'Bearer bw_wrong' } };
    await wrong.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }));
    const refused = (await wrong.callTool({ name: 'draw_logos', arguments: brief })) as CallToolResult;
    expect([refused.isError, sentence(refused)]).toEqual([true, expect.stringContaining('API key')]);
    await wrong.close();
  });

  test('[P-01] [S-04] pages of other sites and requests without a key are turned away', async () => {
    const ask = async (headers: Record<string, string>, at = address) =>
      (await fetch(at, { method: 'POST', headers, body: '{}' })).status;
    const authorization = 'Bearer bw_any';
    expect([
      await ask({}),
      await ask({ authorization, origin: 'https://evil.example' }),
      await ask({ authorization }, address.replace('/mcp', '/elsewhere')),
    ]).toEqual([401, 403, 404]);
    // A name of somebody’s that leads to this machine.
    const { port } = new URL(address);
    const sent = request({ port, path: '/mcp', method: 'POST', headers: { authorization, host: `evil.example:${port}` } }).end();
    const [rebound] = (await once(sent, 'response')) as [IncomingMessage];
    expect(rebound.resume().statusCode).toBe(403);
  });
});
