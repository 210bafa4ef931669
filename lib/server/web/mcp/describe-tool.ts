import 'server-only';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { KeyScope } from '@/lib/contract/developers/key-scopes';
import { IDEMPOTENCY_KEY_PATTERN } from '@/lib/contract/orders/order-request';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import type { Actor } from '../../platform/context';
import { mayCall } from '../api/admit-key';
import { jsonSchema, type JsonSchema } from '../api/json-schema';
import { definitionOf, toolTexts, AGENT_TOOLS, type ToolSource } from './agent-tools';

/** Arguments of every tool beside the fields of its call. They replace the headers of the same meaning. */
export const CommonArguments = z.object({
  lang: z.enum(LANGUAGES, 'chooseOne').describe('Language of the texts in the result. Default: `en`.').optional(),
  countryCode: z.enum(COUNTRIES, 'chooseCountry').describe('Country whose prices, texts and rules apply.').optional(),
  idempotencyKey: z
    .string('invalid')
    .regex(IDEMPOTENCY_KEY_PATTERN, 'invalid')
    .describe('Makes retries safe: a repeated request with the same key and arguments has no further effect.')
    .optional(),
});

/** Inputs repeat their parts, because some clients do not read references there. */
const inputSchema = (source: ToolSource) =>
  jsonSchema(definitionOf(source).request, { io: 'input', call: source.call });

/** Output schemas have no descriptions, to keep the list of tools short for models. */
const outputSchema = (schema: z.ZodType) => jsonSchema(schema, { io: 'output', reused: 'ref', isBare: true });

/**
 * Returns the schema of a call's request without the fixed fields. A choice is narrowed to the alternative that has
 * their values.
 */
function requestSchema(source: ToolSource): JsonSchema {
  const { fixed = {} } = source;
  const schema = inputSchema(source);
  const choices = (schema.oneOf ?? schema.anyOf ?? [schema]) as JsonSchema[];
  const variant = choices.find(({ properties }) =>
    Object.entries(fixed).every(([name, value]) => (properties?.[name] as JsonSchema | undefined)?.const === value),
  );
  return {
    ...variant,
    properties: Object.fromEntries(Object.entries(variant?.properties ?? {}).filter(([name]) => !(name in fixed))),
    required: variant?.required?.filter((name) => !(name in fixed)),
  };
}

/** Returns the common arguments that are not fields of the call. */
export function commonNames(source: ToolSource): string[] {
  const { request, idempotencyKey } = definitionOf(source);
  const shapeKeys = 'shape' in request ? Object.keys(request.shape as object) : [];
  const isTaken = (name: string) => shapeKeys.includes(name) || (name === 'idempotencyKey' && !idempotencyKey);
  return Object.keys(CommonArguments.shape).filter((name) => !isTaken(name));
}

/**
 * Returns true if a tool's result is a list. `structuredContent` must be an object, so the list is in its field
 * `items`.
 */
export const isList = (source: ToolSource) => definitionOf(source).response.def.type === 'array';

/** The result of a tool that returns a file, which is beside it as an embedded resource. */
const FileResult = z.object({ name: z.string(), mediaType: z.string(), size: z.int().describe('Number of bytes.') });

function resultSchema(source: ToolSource): JsonSchema {
  const { responseType, response } = definitionOf(source);
  if (responseType === 'bytes') return outputSchema(FileResult);
  const result = source.result ?? response;
  return outputSchema(isList(source) ? z.object({ items: result }) : result);
}

const admission = (scope: KeyScope) => ` Needs an API key with the scope \`${scope}\`.`;

function describeTool(name: string, source: ToolSource): Tool {
  const { method, safe, auth, scope, idempotencyKey } = definitionOf(source);
  const { summary, description } = toolTexts(source);
  const common = jsonSchema(CommonArguments, { io: 'input' }).properties ?? {};
  const input = requestSchema(source);
  const isRead = method === 'GET' || safe === true;
  return {
    name,
    title: summary,
    description: description + (auth === 'user' && scope ? admission(scope) : ''),
    inputSchema: {
      ...input,
      type: 'object',
      properties: {
        ...input.properties,
        ...Object.fromEntries(commonNames(source).map((each) => [each, common[each]])),
      },
    } as Tool['inputSchema'], // zod's type of a JSON schema is wider than the protocol's
    outputSchema: { ...resultSchema(source), type: 'object' } as Tool['outputSchema'],
    annotations: {
      title: summary,
      readOnlyHint: isRead,
      ...(!isRead && {
        destructiveHint: /^(cancel|delete|replace)_/.test(name),
        idempotentHint: idempotencyKey === true,
      }),
      openWorldHint: false,
    },
  };
}

let tools: readonly Tool[] | undefined;

/** Returns the tools whose calls a key, or a caller without one, may make. */
export function toolsFor(key: Actor['key']): Tool[] {
  tools ??= [...AGENT_TOOLS].map(([name, source]) => describeTool(name, source));
  return tools.filter(({ name }) => mayCall(AGENT_TOOLS.get(name)!.call, key));
}
