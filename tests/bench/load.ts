import http from 'node:http';
import { median } from './result';

const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_MS = 1500;

/** Requests a second that an address answers with 200 over kept-alive connections, for about `ms` milliseconds. */
export async function requestsPerSecond(address: string, ms: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  let answered = 0;
  const get = () =>
    new Promise<void>((resolve, reject) => {
      const request = http.get(
        address,
        { agent, headers: { 'accept-encoding': 'identity', lang: 'en', countryCode: 'GH' } },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
          response.resume();
          response.on('end', resolve);
        },
      );
      request.on('error', reject);
    });
  const connection = async () => {
    while (performance.now() - started < ms) {
      await get();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return (answered * 1000) / (performance.now() - started);
}

/** Medians of two addresses, measured in turn. */
export async function sideBySide(one: string, other: string): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []];
  await requestsPerSecond(one, 500);
  await requestsPerSecond(other, 500);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates[0].push(await requestsPerSecond(one, ROUND_MS));
    rates[1].push(await requestsPerSecond(other, ROUND_MS));
  }
  return [median(rates[0]), median(rates[1])];
}
