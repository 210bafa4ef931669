import { expect } from '@playwright/test';
import { PageSource } from './read-html';

/** A browser without scripts on one site: it stores cookies, follows redirects and sends a page's own fields. */
export class PlainBrowser {
  readonly #cookies = new Map<string, string>();
  path = '';
  page = new PageSource('');

  constructor(readonly origin: string) {}

  async open(path: string): Promise<void> {
    await this.#follow(await this.#request(path));
  }

  /** Sends the form of the page that contains this button or field, with the given values. */
  async send(typed: Readonly<Record<string, string>>): Promise<void> {
    const hiddenInputs = this.page.elements('input').filter(({ type, name }) => type === 'hidden' && name);
    const fields = Object.fromEntries(hiddenInputs.map(({ name, value }) => [name, value ?? '']));
    const headers = { origin: this.origin, 'sec-fetch-site': 'same-origin' };
    const body = new URLSearchParams({ ...fields, ...typed } as Record<string, string>);
    await this.#follow(await this.#request('/api/form/account', { method: 'POST', headers, body }));
  }

  #request(path: string, request: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(request.headers as Record<string, string>), cookie };
    return fetch(new URL(path, this.origin), { ...request, headers, redirect: 'manual' });
  }

  async #follow(response: Response): Promise<void> {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!;
      this.#cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      this.path = location;
      return this.#follow(await this.#request(location));
    }
    expect(response.status, this.path).toBe(200);
    this.page = new PageSource(await response.text());
  }
}
