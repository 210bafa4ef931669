import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALL_NAMES, CALLS } from '@/lib/contract/calls';
import { AUDIENCE_NAMES } from '@/lib/contract/developers/audiences';
import { AGENT_FILES, DOCS_PATHS, OPEN_TO_CRAWLERS, openApiPathOf } from '@/lib/contract/developers/docs-address';
import { KEY_SCOPES } from '@/lib/contract/developers/key-scopes';
import { LANGUAGES } from '@/lib/market/language';
import { DAY_MS } from '@/lib/time/durations';
import { insertPlaces, phoneOf } from '../support/order-samples';
import { signUp } from '../support/people';
import { openTools } from '../support/tool-client';
import { openWebhookReceiver, receiverSteps, type WebhookReceiver } from '../support/services/webhook-receiver';
import { onEachDatabase } from '../support/world';

interface RecordedStep {
  as: string;
  tool: string;
  arguments: Record<string, unknown>;
}

/** Steps from the list of tools to an event. `«step.field»` is a value of an earlier result. */
const RECORDED = JSON.parse(readFileSync('tests/fixtures/agent-run.json', 'utf8')) as RecordedStep[];
const RUNS = 20;
/** Maximum time of one run, from the first page to the event. */
const RUN_TIMEOUT_MS = 30_000;
const COUNTRIES = ['GH', 'NG', 'KE'] as const;

interface OpenApi {
  servers: { url: string }[];
  paths: Record<string, Record<string, { requestBody?: { content: Record<'application/json', { schema: Schema }> } }>>;
}
type Schema = { required?: string[]; oneOf?: unknown };

/** Makes the call of a tool. Returns its data, with a list in `items`, and its files. */
type Use = (tool: string, given: Record<string, unknown>) => Promise<{ data: unknown; files: Buffer[] }>;

function valueAt(results: object, path: string): unknown {
  const result = path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], results);
  if (result === undefined) throw new Error(`no earlier result has ${path}`);
  return result;
}

/** Returns recorded arguments with the values of earlier results in place of their names. */
function fillReferences(value: unknown, results: object): unknown {
  if (typeof value === 'string') {
    const [, path] = /^«(.+)»$/.exec(value) ?? [];
    return path ? valueAt(results, path) : value;
  }
  if (Array.isArray(value)) return value.map((each) => fillReferences(each, results));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillReferences(each, results)]));
}

onEachDatabase('an agent that knows the domain, and gets a test key', (world) => {
  let shop: WebhookReceiver;
  const { waitForRequests, signedBy } = receiverSteps(() => shop);
  beforeAll(async () => {
    await insertPlaces(world());
    shop = await openWebhookReceiver();
  });
  afterAll(() => shop.close());

  const pathOf = (address: string) => new URL(address).pathname;
  const read = (path: string) => fetch(world().origin + path);
  // The front server passes the files of a domain to the API (front-server.test.ts).
  const readFile = (path: string) => read(`/api${path}`);

  /** Returns the text at the domain, and the address of the tools that it names. */
  async function readDomain() {
    const response = await readFile(DOCS_PATHS.agents);
    expect({ status: response.status, contentType: response.headers.get('content-type') }).toEqual({
      status: 200,
      contentType: 'text/plain; charset=UTF-8',
    });
    const text = await response.text();
    return { text, tools: pathOf(/\[Tools\]\((\S+)\)/.exec(text)![1]!) };
  }

  /** Returns the operations of the document for partners, which the catalogue of the domain names. */
  async function readOperations() {
    const { linkset } = (await (await readFile(DOCS_PATHS.catalog)).json()) as {
      linkset: Record<string, { href: string }[]>[];
    };
    const documents = linkset.flatMap((links) => links['service-desc'] ?? []).map(({ href }) => href);
    const partner = documents.find((href) => href.endsWith('/partner.json'))!;
    const { paths, servers } = (await (await read(pathOf(partner))).json()) as OpenApi;
    return { paths, base: servers[0]!.url };
  }

  /** Returns a function that makes the call of a tool over HTTP, as the text and the document describe it. */
  async function callsByDocument(text: string, authorization: string): Promise<Use> {
    const { paths, base } = await readOperations();
    return async (tool, { lang, idempotencyKey, ...given }) => {
      const [, method = '', path = ''] = new RegExp(`^- ${tool}: .* \\((\\w+) (\\S+)\\)$`, 'm').exec(text) ?? [];
      const operation = paths[path.slice(base.length)]?.[method.toLowerCase()];
      expect(operation, `${tool} is in the document`).toBeDefined();
      const schema = operation!.requestBody?.content['application/json'].schema;
      if (schema && !schema.oneOf) expect(Object.keys(given)).toEqual(expect.arrayContaining(schema.required ?? []));
      const query = method === 'GET' ? `?${new URLSearchParams(given as Record<string, string>)}` : '';
      const response = await fetch(world().origin + path + query, {
        method,
        headers: {
          authorization,
          'content-type': 'application/json',
          'x-client-address': '10.203.0.1',
          ...(lang !== undefined && { lang: String(lang) }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': String(idempotencyKey) }),
        },
        ...(method === 'POST' && { body: JSON.stringify(given) }),
      });
      expect(response.status, `${tool}: ${response.status === 200 ? '' : await response.clone().text()}`).toBe(200);
      if (!response.headers.get('content-type')!.includes('json'))
        return { data: null, files: [Buffer.from(await response.arrayBuffer())] };
      const { data } = (await response.json()) as { data: unknown };
      return { data: Array.isArray(data) ? { items: data } : data, files: [] };
    };
  }

  /** Returns a function that uses the tools, and one that closes their client. */
  async function callsByTools(authorization: string): Promise<{ make: Use; close: () => Promise<void> }> {
    const tools = await openTools(world(), { authorization });
    const make: Use = async (tool, given) => {
      const { data, content, isError } = await tools.use(tool, given);
      expect(isError, `${tool}: ${JSON.stringify(data)}`).toBeUndefined();
      const files = content.flatMap(({ resource }) => (resource ? [Buffer.from(resource.blob, 'base64')] : []));
      return { data, files };
    };
    return { make, close: tools.close };
  }

  it.each(Array.from({ length: RUNS }, (_, run) => run))(
    'quotes, orders, prints, tracks and verifies an event (run %i)',
    async (run) => {
      const { text, tools } = await readDomain();
      expect(tools).toBe(DOCS_PATHS.toolServer);
      const { token } = await signUp(world());
      const input = { name: 'Agent', mode: 'test', scopes: KEY_SCOPES };
      const { key } = (await world().call('createApiKey', input, { token })).body.data as { key: string };
      const country = COUNTRIES[run % COUNTRIES.length]!;
      const to = {
        country,
        phone: phoneOf(country),
        language: LANGUAGES[run % LANGUAGES.length],
        weightKg: 1 + run,
        once: `run-${run}`,
        receiver: shop.url,
      };
      const results: Record<string, unknown> = { to };
      const files: Buffer[] = [];
      // Every other agent has no client of the protocol, and makes the same calls by the OpenAPI document.
      const { make, close } =
        run % 2 === 0
          ? await callsByTools(`Bearer ${key}`)
          : { make: await callsByDocument(text, `Bearer ${key}`), close: async () => undefined };
      shop.received.length = 0;
      for (const { as, tool, arguments: given } of RECORDED) {
        const reply = await make(tool, fillReferences(given, results) as Record<string, unknown>);
        results[as] = reply.data;
        files.push(...reply.files);
      }
      await close();
      expect(results).toMatchObject({ goods: { errors: [] }, order: { isTest: true, state: 'WAITING' } });
      expect(valueAt(results, 'order.quote.totals')).toEqual(valueAt(results, 'quote.totals'));
      expect(valueAt(results, 'track.inTransit')).toMatchObject([{ state: 'WAITING' }]);
      expect(files[0]!.subarray(0, 5).toString()).toBe('%PDF-');
      await waitForRequests(1);
      expect(signedBy(String(valueAt(results, 'webhook.secret')), 0)).toBe(true);
      expect(signedBy(`whsec_${Buffer.from('another key of 24 bytes!').toString('base64')}`, 0)).toBe(false);
      expect(shop.received[0]!.body).toMatchObject({ type: 'parcel.moved', data: { isTest: true } });
    },
    RUN_TIMEOUT_MS,
  );

  it('finds every address of the text and of the catalogue', async () => {
    const { text } = await readDomain();
    const site = world().services.config.siteUrl;
    const addresses = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address!);
    const catalog = await readFile(DOCS_PATHS.catalog);
    expect(catalog.headers.get('content-type')).toMatch(/^application\/linkset\+json/);
    expect(catalog.headers.get('link')).toBe(`<${site}${DOCS_PATHS.catalog}>; rel="api-catalog"`);
    const { linkset } = (await catalog.json()) as { linkset: Record<string, unknown>[] };
    const linked = linkset.flatMap((links) =>
      Object.values(links).flatMap((each) => (Array.isArray(each) ? each.map(({ href }) => String(href)) : [])),
    );
    const paths = [...addresses, ...linked].map((address) => address.slice(site.length));
    expect(paths).toEqual(
      expect.arrayContaining([
        DOCS_PATHS.machines,
        DOCS_PATHS.guide,
        DOCS_PATHS.tools,
        DOCS_PATHS.errors,
        DOCS_PATHS.catalog,
      ]),
    );
    expect(paths).toEqual(expect.arrayContaining(AUDIENCE_NAMES.map(openApiPathOf)));
    for (const path of new Set(paths)) {
      if (path === DOCS_PATHS.toolServer || path === '/api') continue;
      if (AGENT_FILES.includes(path)) expect((await readFile(path)).status, path).toBe(200);
      else if (path.startsWith('/api')) expect((await read(path)).status, path).toBe(200);
    }
    const { tools } = await openTools(world());
    for (const { name } of tools) expect(text).toContain(`\n- ${name}: `);
  });

  it('may read what the text names, and no call', async () => {
    const { text } = await readDomain();
    const site = world().services.config.siteUrl;
    const isOpen = (path: string) => OPEN_TO_CRAWLERS.some((open) => path.startsWith(open));
    const paths = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address!.slice(site.length));
    for (const path of paths.filter((each) => each.startsWith('/api'))) expect(isOpen(path), path).toBe(true);
    for (const name of CALL_NAMES) expect(isOpen(`/api${CALLS[name].path}`), name).toBe(false);
  });

  it('finds where to report a weakness, for less than a year', async () => {
    const response = await readFile(DOCS_PATHS.security);
    expect({ status: response.status, contentType: response.headers.get('content-type') }).toEqual({
      status: 200,
      contentType: 'text/plain; charset=UTF-8',
    });
    const lines = (await response.text()).trim().split('\n');
    const fields = new Map(lines.map((line) => line.split(': ', 2) as [string, string]));
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toMatch(/^https?:\/\/.+\/service\/contact-us$/);
    const days = (Date.parse(fields.get('Expires')!) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });
});
