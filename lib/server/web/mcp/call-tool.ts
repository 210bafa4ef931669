import 'server-only';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { CALLS } from '@/lib/contract/calls';
import type { Services } from '../../platform/context';
import { handleCall } from '../api/handle-call';
import { failureResponse, type CallResponse } from '../api/call-response';
import { invalidInput } from '../api/dispatch';
import { marketOfRequest } from '../api/request-context';
import { fileHeaders, type FileResponse } from '../api/file-response';
import { CommonArguments, commonNames, isList } from './describe-tool';
import type { ToolSource } from './agent-tools';

type Arguments = Readonly<Record<string, unknown>>;

/** Headers that the common arguments replace. */
const ARGUMENT_HEADERS = { lang: 'lang', countryCode: 'countrycode', idempotencyKey: 'idempotency-key' } as const;

const asText = (value: unknown) => (['number', 'boolean'].includes(typeof value) ? String(value) : value);

/** Returns the input of the call. A GET call reads its fields as text, so numbers and booleans become text. */
function inputOf({ call, fixed }: ToolSource, toolArguments: Arguments): object {
  const values = CALLS[call].method === 'GET' ? ([name, value]: [string, unknown]) => [name, asText(value)] : null;
  const entries = Object.entries(toolArguments);
  return { ...Object.fromEntries(values ? entries.map(values) : entries), ...fixed };
}

function failureResult({ status, headers, body, failure }: CallResponse): CallToolResult {
  const { code, message } = body;
  const errors = failure?.fields.length ? failure.fields : undefined;
  const retryAfter = headers['retry-after'];
  const failureData = {
    code,
    status,
    message,
    ...(errors && { errors }),
    ...(retryAfter && { retryAfter: Number(retryAfter) }),
  };
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(failureData) }] };
}

/** Returns the name, type and size of a file, and its bytes in Base64 as an embedded resource. */
function fileResult(tool: string, response: FileResponse): CallToolResult {
  const mediaType = fileHeaders(response)['content-type'] ?? '';
  const name = response.name ?? tool;
  const metadata = { name, mediaType, size: response.bytes.length };
  const blob = Buffer.from(response.bytes).toString('base64');
  return {
    content: [
      { type: 'text', text: JSON.stringify(metadata) },
      { type: 'resource', resource: { uri: `file:///${name}`, mimeType: mediaType, blob } },
    ],
    structuredContent: metadata,
  };
}

function dataResult(source: ToolSource, data: unknown): CallToolResult {
  const result = source.result ? source.result.parse(data) : isList(source) ? { items: data } : data;
  return {
    content: [{ type: 'text', text: JSON.stringify(result) }],
    structuredContent: result as Record<string, unknown>, // the responses of all tools are objects or lists
  };
}

/**
 * Makes a tool's call with its limits, errors and record of use. `headers`: headers of the call, in which the common
 * arguments replace values.
 */
export async function callTool(
  services: Services,
  {
    name,
    source,
    toolArguments,
    headers,
  }: { name: string; source: ToolSource; toolArguments: Arguments; headers: Headers },
): Promise<{ result: CallToolResult; headers: Record<string, string> }> {
  const names = commonNames(source);
  const isCommon = ([field]: [string, unknown]) => names.includes(field);
  const entries = Object.entries(toolArguments);
  const common = CommonArguments.safeParse(Object.fromEntries(entries.filter(isCommon)));
  for (const field of Object.keys(ARGUMENT_HEADERS) as (keyof typeof ARGUMENT_HEADERS)[]) {
    const value = common.data?.[field];
    if (value !== undefined) headers.set(ARGUMENT_HEADERS[field], value);
  }
  const { response, headers: outgoing } = await handleCall(services, source.call, {
    headers,
    input: () => {
      if (!common.success) throw invalidInput(common.error);
      return inputOf(source, Object.fromEntries(entries.filter((entry) => !isCommon(entry))));
    },
    tool: name,
  });
  const toResult = () => {
    if ('bytes' in response) return fileResult(name, response);
    return response.body.success ? dataResult(source, response.body.data) : failureResult(response);
  };
  try {
    return { result: toResult(), headers: outgoing };
  } catch (failure) {
    // The library would show the text of any error.
    services.log.error({ err: failure, tool: name }, 'tool result not created');
    const failedResponse = failureResponse(failure, marketOfRequest(headers), { isProgram: true });
    return { result: failureResult(failedResponse), headers: outgoing };
  }
}
