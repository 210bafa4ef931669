import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCS } from '@/lib/contract/developers/docs-address';
import { KEY_SCOPES } from '@/lib/contract/developers/key-scopes';
import { LANGUAGES } from '@/lib/market/language';
import { insertPlaces, phoneOf } from '../support/order-samples';
import { signUp } from '../support/people';
import { openTools, type ToolReply } from '../support/tool-client';
import { openReceiver, receivedBy, type Receiver } from '../support/webhook-receiver';
import { onEachDatabase } from '../support/world';

interface RecordedStep {
  as: string;
  tool: string;
  arguments: Record<string, unknown>;
}

/** Steps from the list of tools to an event. `«step.field»` is a value of an earlier result. */
const RECORDED = JSON.parse(readFileSync('tests/fixtures/agent-run.json', 'utf8')) as RecordedStep[];
const RUNS = 20;
const COUNTRIES = ['GH', 'NG', 'KE'] as const;

function valueAt(results: object, path: string): unknown {
  const found = path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], results);
  if (found === undefined) throw new Error(`no earlier result has ${path}`);
  return found;
}

/** Returns recorded arguments with the values of earlier results in place of their names. */
function filled(value: unknown, results: object): unknown {
  if (typeof value === 'string') {
    const [, path] = /^«(.+)»$/.exec(value) ?? [];
    return path ? valueAt(results, path) : value;
  }
  if (Array.isArray(value)) return value.map((each) => filled(each, results));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, results)]));
}

onEachDatabase('an agent that knows the domain and a test key', (world) => {
  let shop: Receiver;
  const { told, signedBy } = receivedBy(() => shop);
  beforeAll(async () => {
    await insertPlaces(world());
    shop = await openReceiver();
  });
  afterAll(() => shop.close());

  /** Returns the address of the tools, read from the text at the domain. */
  async function findTools(): Promise<string> {
    const response = await fetch(`${world().origin}/api${DOCS.agents}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const [, address = ''] = /\[Tools\]\((\S+)\)/.exec(await response.text()) ?? [];
    return new URL(address).pathname;
  }

  it.each(Array.from({ length: RUNS }, (_, run) => run))(
    'quotes, orders, prints, tracks and verifies an event (run %i)',
    async (run) => {
      expect(await findTools()).toBe(DOCS.toolServer);
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
      const files: ToolReply['content'] = [];
      const { use, close } = await openTools(world(), { authorization: `Bearer ${key}` });
      shop.received.length = 0;
      for (const { as, tool, arguments: given } of RECORDED) {
        const reply = await use(tool, filled(given, results) as Record<string, unknown>);
        expect(reply.isError, `${tool}: ${JSON.stringify(reply.data)}`).toBeUndefined();
        results[as] = reply.data;
        files.push(...reply.content.filter(({ type }) => type === 'resource'));
      }
      await close();
      expect(results).toMatchObject({ goods: { errors: [] }, order: { isTest: true, state: 'WAITING' } });
      expect(valueAt(results, 'order.quote.totals')).toEqual(valueAt(results, 'quote.totals'));
      expect(valueAt(results, 'track.inTransit')).toMatchObject([{ state: 'WAITING' }]);
      expect(Buffer.from(files[0]!.resource!.blob, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      await told(1);
      expect(signedBy(String(valueAt(results, 'webhook.secret')), 0)).toBe(true);
      expect(signedBy(`whsec_${Buffer.from('another key of 24 bytes!').toString('base64')}`, 0)).toBe(false);
      expect(shop.received[0]!.body).toMatchObject({ type: 'parcel.moved', data: { isTest: true } });
    },
    30_000,
  );

  it('finds every address of the text', async () => {
    const text = await (await fetch(`${world().origin}/api${DOCS.agents}`)).text();
    const site = world().services.config.siteUrl;
    const paths = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address!.slice(site.length));
    expect(paths).toEqual(expect.arrayContaining([DOCS.machines, DOCS.guide, DOCS.tools, DOCS.errors]));
    for (const path of paths.filter((each) => each.startsWith('/api') && each !== DOCS.toolServer))
      expect((await fetch(world().origin + path)).status, path).toBe(200);
    const { tools } = await openTools(world());
    for (const { name } of tools) expect(text).toContain(`\n- ${name}: `);
  });
});
