import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGES_OF_NETWORK } from '@/lib/server/platform/throttle/policies';
import { ensureNginx } from '../../../scripts/testing/debian.mjs';
import { startNginx, type Nginx } from '../../../scripts/stack/nginx.mjs';
import { createApiProcess, type ApiProcess } from '../support/processes/api-process';

const folder = mkdtempSync(path.join(tmpdir(), 'behind-nginx-'));

/** Returns the status of a request for an image code through nginx from this visitor's address. */
const requestFrom = (origin: string, localAddress: string) =>
  new Promise<number>((resolve, reject) => {
    const target = `${origin}/api/oms/verifyCode/getImageVerifyCode?key=${randomUUID()}&format=text`;
    request(target, { localAddress, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });

describe.skipIf(!ensureNginx())('behind the shipped nginx', () => {
  let api: ApiProcess;
  let nginx: Nginx;
  beforeAll(async () => {
    api = await createApiProcess({
      DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
      TRUSTED_PROXIES: '127.0.0.1',
    });
    await api.start();
    nginx = await startNginx([api.port]);
  });
  afterAll(async () => {
    await nginx.stop();
    await api.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('each visitor has a separate limit', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= IMAGES_OF_NETWORK.free; count += 1)
      statuses.push(await requestFrom(nginx.origin, '127.0.0.2'));
    expect(statuses).toEqual([...Array<number>(IMAGES_OF_NETWORK.free).fill(200), 429]);
    expect(await requestFrom(nginx.origin, '127.0.0.3')).toBe(200);
  });
});
