import 'server-only';
import { z } from 'zod';
import { BRAND } from '@/lib/market/brand';
import { LANGUAGES } from '@/lib/market/language';
import { COUNTRIES } from '@/lib/market/country';
import { DEPRECATIONS } from '@/lib/contract/changes';
import { CALL_NAMES, CALLS, type CallName } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { CALL_GROUPS } from '@/lib/contract/calls/groups';
import { IDEMPOTENCY_KEY } from '@/lib/contract/orders/orders';
import { REGISTRY } from '@/lib/contract/registry';
import { CLIENT_VERSION } from '@/lib/calls/request-headers';
import { ERRORS } from '@/lib/contract/error-codes';
import { openApiWebhooks } from './openapi-webhooks';
import { PROBLEM_TYPE } from './problem';

type Schema = z.core.JSONSchema.JSONSchema;
type Operation = Record<string, unknown>;

interface OpenApiDocument extends Record<string, unknown> {
  /** Operations by path and method, in lower case. */
  paths: Record<string, Record<string, Operation>>;
}

const headerParameters = [
  {
    name: 'lang',
    in: 'header',
    schema: { type: 'string', enum: LANGUAGES },
    description: 'Language of the texts in the response.',
  },
  {
    name: 'countryCode',
    in: 'header',
    schema: { type: 'string', enum: COUNTRIES },
    description: 'Country whose prices, texts and rules the call uses.',
  },
  { name: 'version', in: 'header', schema: { type: 'string', const: CLIENT_VERSION } },
];

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
  description:
    'Makes retries safe. A repeated request with the same key and body returns the same order or reference. The same key with another body is refused with 409.',
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function envelopeOf(data: Schema): Schema {
  return {
    type: 'object',
    required: ['success', 'code', 'message', 'data'],
    properties: { success: { const: true }, code: { const: 0 }, message: { type: 'string' }, data },
  };
}

const failure: Schema = {
  type: 'object',
  required: ['success', 'code', 'message', 'data'],
  properties: {
    success: { const: false },
    code: {
      type: 'integer',
      enum: Object.values(ERRORS)
        .map(({ code }) => code)
        .sort((a, b) => a - b),
    },
    message: { type: 'string' },
    data: { type: 'null' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

/** Returns the schema of the body: the fields that are not in the path. */
function bodyOf(path: string, request: Schema): Schema {
  const inPath = namesIn(path);
  if (inPath.length === 0) return request;
  const properties = Object.entries(request.properties ?? {});
  return {
    ...request,
    properties: Object.fromEntries(properties.filter(([name]) => !inPath.includes(name))),
    required: request.required?.filter((name) => !inPath.includes(name)),
  };
}

function parametersOf(path: string, method: string, request: Schema): Operation[] {
  const properties = request.properties ?? {};
  const required = request.required ?? [];
  const inPath = namesIn(path);
  const named = method === 'GET' ? Object.keys(properties) : [];
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...named
      .filter((name) => !inPath.includes(name))
      .map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
  ];
}

/** Returns the security of a call: a person's token, or a key with the call's scope. An empty list if everyone may call. */
function securityOf({ auth, scope }: CallDefinition): Operation {
  const isOpen = auth === 'none';
  if (isOpen && !scope) return { security: [] };
  return {
    security: [...(isOpen ? [{}] : []), { token: [] }, ...(scope ? [{ key: [] }] : [])],
    ...(scope && { 'x-key-scope': scope }),
  };
}

function operation(name: CallName): Operation {
  const endpoint: CallDefinition = REGISTRY[name];
  const { path, method, group, summary, description } = endpoint;
  const request = jsonSchema(endpoint.request, 'input');
  const isFile = endpoint.responseType === 'bytes';
  const answer = !isFile ? jsonSchema(endpoint.response, 'output') : {};
  const success = isFile
    ? { description: 'Returns the file.', content: { 'application/octet-stream': {} } }
    : {
        description: 'Returns the data in an envelope.',
        content: { 'application/json': { schema: envelopeOf(answer) } },
      };
  return {
    operationId: name,
    summary,
    description,
    tags: [group],
    ...(DEPRECATIONS.some(({ call }) => call === name) && { deprecated: true }),
    ...securityOf(endpoint),
    parameters: [
      ...headerParameters,
      ...(endpoint.idempotencyKey ? [idempotencyKey] : []),
      ...parametersOf(path, method, request),
    ],
    ...(method === 'POST' && { requestBody: { content: { 'application/json': { schema: bodyOf(path, request) } } } }),
    responses: {
      200: success,
      '4XX': { $ref: '#/components/responses/Failure' },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

const DESCRIPTION =
  'Every response except a file is an envelope with `success`, `code`, `message` and `data`. ' +
  'For a call that needs an account, send an API key as `Authorization: Bearer`, or the token of a logged-in person in the `token` header. ' +
  'Times are in UTC (ISO 8601). Amounts of money are integers in the minor unit of their currency.';

let document: OpenApiDocument | undefined;

/** Returns the OpenAPI 3.1 document of the whole contract, generated from the registry. */
export function openApiDocument(): OpenApiDocument {
  document ??= {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.name} API`,
      version: CLIENT_VERSION,
      description: DESCRIPTION,
      contact: { name: BRAND.name },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/api', description: 'Live: with a key `dx_live_…`. Orders are picked up, shipped and billed.' },
      {
        url: '/api',
        description:
          'Test: the same address with a key `dx_test_…`. Orders are priced and printed as specimens, and never shipped.',
      },
    ],
    tags: Object.entries(CALL_GROUPS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      CALL_NAMES.map((name) => [CALLS[name].path, { [CALLS[name].method.toLowerCase()]: operation(name) }]),
    ),
    webhooks: openApiWebhooks(),
    components: {
      schemas: { Failure: failure },
      responses: {
        Failure: {
          description: `Returns the error in an envelope. A request that accepts \`${PROBLEM_TYPE}\` gets problem details (RFC 9457) with the same code.`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'Token of a logged-in person, returned by a login call.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'API key from the account settings: `dx_test_` or `dx_live_`, followed by 43 characters. The extension `x-key-scope` of a call names the scope that the key needs. ' +
            'Responses carry the headers `RateLimit` and `RateLimit-Policy`, and for older programs `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (in seconds).',
        },
      },
    },
  };
  return document;
}
