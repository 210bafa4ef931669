import { afterAll, expect, it } from 'vitest';
import { CALLS } from '@/lib/contract/calls';
import { openCollector } from '../support/services/collector';
import { onEachProcess } from '../support/processes/process-world';

const collector = await openCollector();
afterAll(() => collector.close());

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const headers = { lang: 'en', traceparent: `00-${TRACE}-${PARENT}-01` };

onEachProcess(
  'a trace',
  (world) => {
    const linesOf = (call: string) =>
      world()
        .process.output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter((line) => line.call === call);

    it('continues that of a proxy: request, call, statements', async () => {
      collector.spans.length = 0;
      await world().process.start();
      const visitor = { headers: { ...headers, 'user-agent': 'somebody' } };
      for (const path of [`/api${CALLS.queryIntlTrackByMallNo.path}?mailNos=DXP0000000000`, '/x/hidden'])
        await fetch(world().origin + path, visitor);
      await world().call('queryAllCountryList', {}, headers);
      // The last spans are sent before the process ends.
      await world().process.kill('SIGTERM');
      const ours = collector.spans.filter(({ traceId }) => traceId === TRACE);
      const spansNamed = (name: string) => ours.filter((span) => span.name === name);
      const requests = ours.filter(({ parentSpanId }) => parentSpanId === PARENT).map(({ name }) => name);
      expect(requests.sort()).toEqual(['GET other', 'GET queryAllCountryList', 'GET queryIntlTrackByMallNo']);
      const [call] = spansNamed('queryAllCountryList');
      expect(ours.find(({ spanId }) => spanId === call?.parentSpanId)?.parentSpanId).toBe(PARENT);
      expect(spansNamed('select').length).toBeGreaterThan(0);
      const output = JSON.stringify(collector.spans);
      for (const personal of ['DXP0000000000', 'hidden', 'somebody']) expect(output).not.toContain(personal);
      expect(collector.named('service.name')).toContain('api');
      expect(collector.named('service.instance.id')).toContain('api-1');
    });

    it('preserves the request id of a trusted proxy in the response and the log', async () => {
      await world().process.start();
      const request = (id: string) =>
        world().call('queryAllCountryList', {}, { ...headers, 'x-request-id': id } as typeof headers);
      await request('proxy-request-0001');
      await request('a "forged" line');
      await expect.poll(() => linesOf('queryAllCountryList').length).toBe(3);
      const [, given, other] = linesOf('queryAllCountryList');
      expect(given).toMatchObject({ requestId: 'proxy-request-0001', traceparent: headers.traceparent });
      expect(other?.requestId).toMatch(/^[\da-f-]{36}$/);
      await world().process.kill('SIGTERM');
    });
  },
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    INSTANCE: 'api-1',
    LOG_LEVEL: 'info',
    TRUSTED_PROXIES: '127.0.0.1',
  },
);
