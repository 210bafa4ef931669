import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JobView } from '@/lib/contract/content/jobs';
import type * as caller from '@/lib/server/web/caller';

const JOB: JobView = {
  number: 'GH-1',
  title: 'Driver',
  type: 'OPERATIONS',
  countryCode: 'GH',
  site: 'Accra',
  publishedAt: '2026-11-30T08:00:00.000Z',
  closesOn: null,
  description: 'Delivers parcels.',
  requirements: ['Driving licence'],
};

/** Data of the gateway's response. */
let data: unknown;
let gateway: Server;
let serverCaller: typeof caller.serverCaller;

describe('the caller of a page', () => {
  beforeAll(async () => {
    gateway = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, code: 0, message: '', data }));
    });
    await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
    vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`);
    // The module reads the environment when it is loaded.
    vi.resetModules();
    ({ serverCaller } = await import('@/lib/server/web/caller'));
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    gateway.close();
  });

  const listJobs = () => serverCaller({ country: 'GH', language: 'en' })('queryJobList', {});

  it('returns only the contract’s fields of a gateway’s response', async () => {
    data = [{ ...JOB, salary: 1000 }];
    expect(await listJobs()).toEqual([JOB]);
  });

  it.each([null, 'jobs', { jobs: [] }, [null], [{ number: 7 }]])('rejects an invalid response: %j', async (body) => {
    data = body;
    await expect(listJobs()).rejects.toMatchObject({ kind: 'network' });
  });
});
