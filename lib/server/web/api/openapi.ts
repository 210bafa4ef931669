import 'server-only';
import { BRAND } from '@/lib/market/brand';
import { LANGUAGES } from '@/lib/market/language';
import { COUNTRIES } from '@/lib/market/country';
import { DEPRECATIONS } from '@/lib/contract/developers/changes';
import { CALL_NAMES, CALLS, type CallName } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { AUDIENCES, isForAudience, type Audience } from '@/lib/contract/developers/audiences';
import { CALL_GROUPS } from '@/lib/contract/calls/groups';
import { IDEMPOTENCY_KEY_PATTERN } from '@/lib/contract/orders/order-request';
import { REGISTRY } from '@/lib/contract/registry';
import { CLIENT_VERSION } from '@/lib/http/request-headers';
import { jsonSchema, type JsonSchema } from './json-schema';
import { FAILURE_RESPONSE, FAILURE_SCHEMAS } from './openapi-failures';
import { openApiWebhooks } from './openapi-webhooks';

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
  {
    name: 'version',
    in: 'header',
    schema: { type: 'string', const: CLIENT_VERSION },
    description: 'Version of the contract. You can leave this header out.',
  },
];

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source },
  description:
    'Makes retries safe. A repeated request with the same key and body returns the same order or reference. The same key with another body is refused with 409.',
};

function envelopeOf(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['success', 'code', 'message', 'data'],
    properties: {
      success: { const: true },
      code: { const: 0 },
      message: { type: 'string', description: 'Text for a person, in the language of the request.' },
      data,
    },
  };
}

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

/** Returns the schema of the body: the fields that are not in the path. */
function bodyOf(path: string, request: JsonSchema): JsonSchema {
  const inPath = namesIn(path);
  if (inPath.length === 0) return request;
  const properties = Object.entries(request.properties ?? {});
  return {
    ...request,
    properties: Object.fromEntries(properties.filter(([name]) => !inPath.includes(name))),
    required: request.required?.filter((name) => !inPath.includes(name)),
  };
}

function parametersOf(path: string, method: string, request: JsonSchema): Operation[] {
  const properties = request.properties ?? {};
  const required = request.required ?? [];
  const inPath = namesIn(path);
  const inQuery = method === 'GET' ? Object.keys(properties).filter((name) => !inPath.includes(name)) : [];
  const parameter = (name: string, place: 'path' | 'query', isRequired: boolean) => {
    const { description, ...schema } = (properties[name] ?? { type: 'string' }) as JsonSchema; // no field is `true`
    return { name, in: place, required: isRequired, ...(description && { description }), schema };
  };
  return [
    ...inPath.map((name) => parameter(name, 'path', true)),
    ...inQuery.map((name) => parameter(name, 'query', required.includes(name))),
  ];
}

/**
 * Returns the security of a call: a person's token, or a key if the call has a scope. The list of an open call is
 * empty, or contains `{}` if the call has a scope.
 */
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
  const request = jsonSchema(endpoint.request, { io: 'input', call: name });
  const isFile = endpoint.responseType === 'bytes';
  const responseSchema = !isFile ? jsonSchema(endpoint.response, { io: 'output', call: name }) : {};
  const success = isFile
    ? { description: 'Returns the file.', content: { 'application/octet-stream': {} } }
    : {
        description: 'Returns the data in an envelope.',
        content: { 'application/json': { schema: envelopeOf(responseSchema) } },
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

const documents = new Map<Audience | undefined, OpenApiDocument>();

/**
 * Returns the OpenAPI 3.1 document of the whole contract, or of the calls for one audience, generated from the
 * registry.
 */
export function openApiDocument(audience?: Audience): OpenApiDocument {
  const document = documents.get(audience) ?? createDocument(audience);
  documents.set(audience, document);
  return document;
}

const securitySchemes = {
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
};

function createDocument(audience?: Audience): OpenApiDocument {
  const names = CALL_NAMES.filter((name) => !audience || isForAudience(audience, REGISTRY[name]));
  const groups = new Set<string>(names.map((name) => REGISTRY[name].group));
  return {
    openapi: '3.1.0',
    info: {
      title: audience ? `${BRAND.name} API: ${audience}` : `${BRAND.name} API`,
      version: CLIENT_VERSION,
      description: audience ? `${AUDIENCES[audience]} ${DESCRIPTION}` : DESCRIPTION,
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
    tags: Object.entries(CALL_GROUPS)
      .filter(([name]) => groups.has(name))
      .map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      names.map((name) => [CALLS[name].path, { [CALLS[name].method.toLowerCase()]: operation(name) }]),
    ),
    ...((!audience || audience === 'partner') && { webhooks: openApiWebhooks() }),
    components: {
      schemas: FAILURE_SCHEMAS,
      responses: { Failure: FAILURE_RESPONSE },
      securitySchemes,
    },
  };
}
