import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { World } from './world';

export interface ToolReply {
  isError?: boolean;
  // Any type: a test reads any field of the result.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
  content: { type: string; text?: string; resource?: { blob: string; mimeType: string } }[];
}

/** Connects the official MCP client, which checks each result against the schema of its tool. */
export async function openTools({ origin }: Pick<World, 'origin'>, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { 'x-client-address': '10.200.0.1', ...headers } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/api/mcp`), { requestInit }));
  const { tools } = await client.listTools();
  const use = async (name: string, given: Record<string, unknown> = {}): Promise<ToolReply> => {
    const { isError, structuredContent, content } = await client.callTool({ name, arguments: given });
    const parts = content as ToolReply['content'];
    const data: unknown = structuredContent ?? JSON.parse(parts[0]?.text ?? 'null');
    return { ...(isError === true && { isError }), data, content: parts };
  };
  return { client, tools, use, close: () => client.close() };
}
