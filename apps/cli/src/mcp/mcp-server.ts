import { engineVersion } from '@brandwright/engine';
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { type ApiAccess, askApi } from './ask-api.ts';
import { failed, toolResult } from './tool-result.ts';
import { apiTools } from './tools.ts';

const tools = apiTools();

/** How assistants should use the tools. */
const instructions =
  'Brandwright designs logos and brand kits. Draw logos first and show them to the person. To make a kit from one of them, call make_kit with the same brief and round, and the logo’s ID as logo. Each kit uses up a paid plan, so ask first.';

/** A server of the Model Context Protocol whose tools are the endpoints of the public API, used with one key. */
export function mcpServer(access: ApiAccess): Server {
  const server = new Server(
    { name: 'brandwright', title: 'Brandwright', version: engineVersion },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: tools.map(({ name, title, description, inputSchema, isReading }) => ({
      ...{ name, title, description, inputSchema },
      annotations: { readOnlyHint: isReading, destructiveHint: false, idempotentHint: isReading, openWorldHint: false },
    })),
  }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There’s no tool called “${params.name}”.`);
    try {
      return await toolResult(tool.name, await askApi(access, tool.endpoint, params.arguments ?? {}, mcpReq.signal));
    } catch (error) {
      if (mcpReq.signal.aborted) throw error;
      return failed(`Couldn’t reach ${access.site}: ${reasonOf(error)}.`);
    }
  });
  return server;
}

/** The system’s own words lie in the cause of what `fetch` rejects with. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
};
