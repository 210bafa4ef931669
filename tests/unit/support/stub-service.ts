import { vi } from 'vitest';

export interface ServiceRequest {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export type Service = (request: ServiceRequest) => Promise<Response>;

/** Returns a response of the API with this envelope. */
export const respond = (status: number, body: object) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/** Returns a successful response of the API. */
export const respondData = (data: unknown) => respond(200, { success: true, code: 0, message: 'ok', data });

/** Passes the page's calls to `service` instead of the network. axios sends them by XMLHttpRequest. */
export function stubService(service: Service): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseText = '';
      onloadend?: () => void;
      onerror?: (event: object) => void;
      readonly headers: Record<string, string> = {};
      path = '';

      open(_method: string, url: string) {
        this.path = new URL(url, 'http://site.test').pathname;
      }
      setRequestHeader(name: string, value: string) {
        this.headers[name] = value;
      }
      getAllResponseHeaders() {
        return '';
      }
      send(body: string) {
        void this.respond(JSON.parse(body) as ServiceRequest['body']);
      }
      private async respond(body: ServiceRequest['body']) {
        try {
          const response = await service({ path: this.path, headers: this.headers, body });
          this.status = response.status;
          this.responseText = await response.text();
          this.onloadend?.();
        } catch {
          this.onerror?.({});
        }
      }
    },
  );
}
