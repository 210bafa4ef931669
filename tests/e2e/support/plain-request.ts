import http from 'node:http';
import { MAIN_ORIGIN, SITE_PORT } from './this-run';

export interface PlainRequest {
  path: string;
  cookie?: string;
  /** Origin of the requested host. */
  host?: string;
  headers?: http.OutgoingHttpHeaders;
}

export interface PlainResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Requests the IP address with the host that a browser would send, because the system's resolver may not know the name.
 */
export function requestPlain({
  path,
  cookie,
  host = MAIN_ORIGIN,
  headers: more,
}: PlainRequest): Promise<PlainResponse> {
  const headers = { host: new URL(host).host, ...(cookie && { cookie }), ...more };
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port: SITE_PORT, path, headers, agent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts).toString() }),
        );
      })
      .on('error', reject);
  });
}
