import 'server-only';
import { Hono, type Context as HonoContext } from 'hono';
import type { InProcessApi } from '@/lib/http/call';
import { CALL_NAMES, CALLS, type CallName } from '@/lib/contract/calls';
import { AUDIENCE_NAMES } from '@/lib/contract/developers/audiences';
import { DOCS_PATHS, openApiPathOf } from '@/lib/contract/developers/docs-address';
import { SHEET_BODY_BYTES } from '@/lib/contract/orders/sheets';
import { PHOTO_BODY_BYTES } from '@/lib/contract/parcels/claims';
import { FORM_KINDS } from '@/lib/contract/content/enquiry-forms';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { originsOf } from '../../platform/config';
import type { Services } from '../../platform/context';
import { proveWritable } from '../../platform/db/drivers/prove-writable';
import { ApiError } from '../../platform/errors';
import { failureResponse, type CallResponse } from './call-response';
import { handleCall } from './handle-call';
import { handleAccountForm } from '../forms/handle-account-form';
import { handleEnquiryForm } from '../forms/handle-enquiry-form';
import { handleParcelForm } from '../forms/handle-parcel-form';
import { handleSurveyForm } from '../forms/handle-survey-form';
import { marketChoiceOf, formPage } from '../forms/form-page';
import { openApiDocument } from './openapi';
import { agentText } from '../docs/agent-text';
import { serveDocs } from '../docs/serve-docs';
import { apiCatalog, catalogLink, LINKSET_TYPE, securityText } from '../docs/well-known';
import { fileHeaders } from './file-response';
import { acceptsProblem, problemOf, PROBLEM_TYPE } from './problem';
import { MAX_BODY_BYTES, plainInput, readInput } from './read-input';
import { marketOfRequest } from './request-context';
import { SECURITY_HEADERS } from './security-headers';

/** Serves what developers, programs and agents read about the API. */
function serveDocuments(api: Hono, { config, now }: Services): void {
  const { siteUrl, turkishHosts, scheme } = originsOf(config);
  api.get('/openapi.json', (c) => c.json(openApiDocument(), 200, { ...SECURITY_HEADERS }));
  for (const audience of AUDIENCE_NAMES)
    api.get(openApiPathOf(audience).slice('/api'.length), (c) =>
      c.json(openApiDocument(audience), 200, { ...SECURITY_HEADERS }),
    );
  serveDocs(api, siteUrl);
  api.get(DOCS_PATHS.agents, (c) => c.text(agentText(siteUrl), 200, { ...SECURITY_HEADERS }));
  api.get(DOCS_PATHS.catalog, (c) => {
    const headers = { ...SECURITY_HEADERS, link: catalogLink(siteUrl), 'content-type': LINKSET_TYPE };
    return c.body(JSON.stringify(apiCatalog(siteUrl)), 200, headers);
  });
  const origins = [siteUrl, ...turkishHosts.map((host) => `${scheme}://${host}`)];
  api.get(DOCS_PATHS.security, (c) => c.text(securityText(origins, now()), 200, { ...SECURITY_HEADERS }));
}

/** Returns the whole API below `/api` as a Hono app. It runs alone, behind the server, or inside Next. */
export function createApi(services: Services): Hono {
  const api = new Hono().basePath('/api');

  serveDocuments(api, services);
  // Loaded on first use: most processes never serve a tool, and the library needs 10 MB of memory.
  api.all('/mcp', async (c) => (await import('../mcp/handle-mcp-request')).handleMcpRequest(services, c.req.raw));
  api.get('/health/live', (c) => c.json({ ok: true }, 200, { ...SECURITY_HEADERS }));
  api.get('/health', async (c) => {
    await proveWritable(services.db);
    return c.json({ ok: true }, 200, { ...SECURITY_HEADERS });
  });

  for (const kind of FORM_KINDS) api.post(`/form/${kind}`, (c) => handleEnquiryForm(services, kind, c));
  api.post('/form/survey', (c) => handleSurveyForm(services, c));
  api.post('/form/parcel', (c) => handleParcelForm(services, c));
  api.post('/form/account', (c) => handleAccountForm(services, c));

  // The address of a form that failed may be opened or reloaded.
  api.get('/form/*', (c) => {
    const choice = marketChoiceOf(c.req.header('referer'));
    const page = formPage({ failure: new ApiError('methodNotAllowed'), choice });
    return c.body(page.body, page.status, { ...page.headers, allow: 'POST' });
  });

  for (const name of CALL_NAMES) {
    const { path, method } = CALLS[name];
    const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
    api.all(route, (c) =>
      c.req.method === method || (method === 'GET' && c.req.method === 'HEAD')
        ? handleHttpCall(services, name, c)
        : send(services, c, failureResponse(new ApiError('methodNotAllowed'), marketOfRequest(c.req.raw.headers)), {
            allow: method,
          }),
    );
  }

  api.notFound((c) => send(services, c, failureResponse(new ApiError('notFound'), marketOfRequest(c.req.raw.headers))));
  api.onError((error, c) => {
    services.log.error({ err: error, path: c.req.path, requestId: c.req.header(REQUEST_ID_HEADER) }, 'request failed');
    return send(services, c, failureResponse(error, marketOfRequest(c.req.raw.headers)));
  });
  return api;
}

async function handleHttpCall(services: Services, name: CallName, c: HonoContext): Promise<Response> {
  const { raw } = c.req;
  const { carriesSheet, carriesPhoto } = CALLS[name];
  const max = carriesSheet ? SHEET_BODY_BYTES : carriesPhoto ? PHOTO_BODY_BYTES : MAX_BODY_BYTES;
  const { response, headers } = await handleCall(services, name, {
    headers: raw.headers,
    input: () => readInput(raw, c.req.param(), max),
    isGivenUp: () => raw.signal.aborted,
  });
  if (!('bytes' in response)) return send(services, c, response, headers);
  return c.body(response.bytes, 200, { ...SECURITY_HEADERS, ...fileHeaders(response), ...headers });
}

/**
 * Makes calls inside this process, with the same responses as over HTTP. Pages make so many calls that their own
 * requests and responses would cost a tenth of rendering. Throws for a call that returns a file, because only browsers
 * need files.
 */
export function createInProcessCaller(services: Services): InProcessApi {
  return async (name, input, headers) => {
    const { response, headers: outgoing } = await handleCall(services, name, {
      headers: new Headers(headers),
      input: () => plainInput(name, input),
      isOwn: true,
    });
    if ('bytes' in response) throw new Error(`${name} returns a file, which calls in process cannot return`);
    const { status, body, headers: responseHeaders } = response;
    return {
      status,
      body: JSON.parse(JSON.stringify(body)),
      retryAfter: responseHeaders['retry-after'],
      requestId: outgoing['x-request-id'],
    };
  };
}

function send(
  { config }: Pick<Services, 'config'>,
  c: HonoContext,
  response: CallResponse,
  extra: Record<string, string> = {},
): Response {
  const headers = { ...SECURITY_HEADERS, ...response.headers, ...extra };
  const problem = acceptsProblem(c.req.raw.headers) ? problemOf(response, originsOf(config).siteUrl) : null;
  if (problem) return c.body(JSON.stringify(problem), response.status, { ...headers, 'content-type': PROBLEM_TYPE });
  return c.json(response.body, response.status, headers);
}
