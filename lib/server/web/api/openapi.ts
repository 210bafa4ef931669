import 'server-only';
import { z } from 'zod';
import { BRAND } from '@/lib/market/brand';
import { LANGUAGES } from '@/lib/market/language';
import { COUNTRIES } from '@/lib/market/country';
import { CALL_GROUPS, CALL_TEXTS } from '@/lib/contract/call-texts';
import { DEPRECATIONS } from '@/lib/contract/changes';
import { scopeOfCall } from '@/lib/contract/key-calls';
import { CALL_NAMES, CALLS, type CallName } from '@/lib/contract/calls';
import { IDEMPOTENCY_KEY } from '@/lib/contract/orders';
import { REGISTRY, type Endpoint } from '@/lib/contract/registry';
import { CLIENT_VERSION } from '@/lib/calls/request-headers';
import { ERRORS } from '@/lib/contract/error-codes';
import { openApiWebhooks } from '@/lib/server/http/openapi-webhooks';

type Schema = z.core.JSONSchema.JSONSchema;
type Operation = Record<string, unknown>;

interface OpenApiDocument extends Record<string, unknown> {
  /** By path and method, in lower case. */
  paths: Record<string, Record<string, Operation>>;
}

const headerParameters = [
  {
    name: 'lang',
    in: 'header',
    schema: { type: 'string', enum: LANGUAGES },
    description: 'Language of every sentence in the answer.',
  },
  {
    name: 'countryCode',
    in: 'header',
    schema: { type: 'string', enum: COUNTRIES },
    description: 'Market the call speaks for.',
  },
  { name: 'version', in: 'header', schema: { type: 'string', const: CLIENT_VERSION } },
];

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
  description:
    'The same key and body answer the same order or reference; another body under the key is refused with 409.',
};

/** The calls that a client may repeat under a key of its own without repeating their effect. */
const WITH_KEY: readonly CallName[] = [
  ...(['addOrder', 'addDomesticOrder', 'addInternationalOrder'] as const),
  ...(['saveFranchiseApplication', 'saveEnterpriseCustomer', 'saveContactExpert', 'saveCustomerFeedback'] as const),
];

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
    code: { type: 'integer', enum: [...new Set(Object.values(ERRORS).map(({ code }) => code))] },
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

/** What is left for the body: a field that stands in the path is not sent twice. */
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

/** A person's token, or a key with the scope of the call; nothing where anybody may call. */
function securityOf(name: CallName): Operation {
  const scope = scopeOfCall(name);
  const isOpen = CALLS[name].auth === 'none';
  if (isOpen && !scope) return {};
  return {
    security: [...(isOpen ? [{}] : []), { token: [] }, ...(scope ? [{ key: [] }] : [])],
    ...(scope && { 'x-key-scope': scope }),
  };
}

function operation(name: CallName): Operation {
  const { path, method } = CALLS[name];
  const endpoint: Endpoint = REGISTRY[name];
  const { group, title, description } = CALL_TEXTS.get(name)!; // a test finds a call without one
  const request = jsonSchema(endpoint.request, 'input');
  const isFile = endpoint.answers === 'bytes';
  const answer = !isFile ? jsonSchema(endpoint.response, 'output') : {};
  const success = isFile
    ? { description: 'The file.', content: { 'application/octet-stream': {} } }
    : { description: 'Success.', content: { 'application/json': { schema: envelopeOf(answer) } } };
  return {
    operationId: name,
    summary: title,
    description,
    tags: [group],
    ...(DEPRECATIONS.some(({ call }) => call === name) && { deprecated: true }),
    ...securityOf(name),
    parameters: [
      ...headerParameters,
      ...(WITH_KEY.includes(name) ? [idempotencyKey] : []),
      ...parametersOf(path, method, request),
    ],
    ...(method === 'POST' && { requestBody: { content: { 'application/json': { schema: bodyOf(path, request) } } } }),
    responses: {
      200: success,
      default: {
        description: 'Failure.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const DESCRIPTION =
  'Every answer but a file is an envelope: `success`, `code`, `message` and `data`. ' +
  'A call that needs an account carries a key as `Authorization: Bearer`, or the token of a person who is logged in in the `token` header. ' +
  'Times are ISO 8601 in UTC, money is in minor units of its currency.';

let document: OpenApiDocument | undefined;

/** OpenAPI 3.1 of the whole contract, generated from the registry. */
export function openApiDocument(): OpenApiDocument {
  document ??= {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.name} API`,
      version: CLIENT_VERSION,
      description: DESCRIPTION,
      contact: { name: BRAND.name },
    },
    servers: [{ url: '/api', description: 'This site.' }],
    tags: Object.entries(CALL_GROUPS).map(([name, { description }]) => ({ name, description })),
    paths: Object.fromEntries(
      CALL_NAMES.map((name) => [CALLS[name].path, { [CALLS[name].method.toLowerCase()]: operation(name) }]),
    ),
    webhooks: openApiWebhooks(),
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'Of a person who is logged in.' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of the account settings: `dx_test_` or `dx_live_` and 43 characters. Each call names the scope that it needs as `x-key-scope`. ' +
            'Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds).',
        },
      },
    },
  };
  return document;
}
