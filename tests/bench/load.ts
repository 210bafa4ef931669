import http from 'node:http';
import { median } from './result';

const CONNECTIONS = 16;
const ROUNDS = 3;
const ROUND_MS = 2000;

export interface LoadRequest {
  address: string;
  headers?: http.OutgoingHttpHeaders;
}

/**
 * Returns the requests a second that an address serves with 200 or 304 on keep-alive connections, over about `ms`
 * milliseconds.
 */
async function requestsPerSecond({ address, headers }: LoadRequest, ms: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  let responseCount = 0;
  const get = () =>
    new Promise<void>((resolve, reject) => {
      const all = { 'accept-encoding': 'gzip, br', lang: 'en', countryCode: 'GH', ...headers };
      const request = http.get(address, { agent, headers: all }, (response) => {
        const status = response.statusCode ?? 0;
        if (status !== 200 && status !== 304) reject(new Error(`${address} answered ${status}`));
        response.resume();
        response.on('end', resolve);
      });
      request.on('error', reject);
    });
  const sendUntilTime = async () => {
    while (performance.now() - started < ms) {
      await get();
      responseCount += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendUntilTime));
  agent.destroy();
  return (responseCount * 1000) / (performance.now() - started);
}

/** Returns the median requests a second of each address. All are measured three times, in turn. */
export async function measureRates(requests: readonly LoadRequest[]): Promise<number[]> {
  const rates = requests.map((): number[] => []);
  for (const each of requests) await requestsPerSecond(each, 500);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, each] of requests.entries()) rates[index]!.push(await requestsPerSecond(each, ROUND_MS));
  return rates.map(median);
}
