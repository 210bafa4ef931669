import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Next gives middleware the address it listens on. Only the Host header has the name that the visitor used. */
const LISTENING = 'http://localhost:3000';

async function request(path: string, headers: Record<string, string> = {}) {
  const { middleware } = await import('@/middleware');
  const response = middleware(new NextRequest(LISTENING + path, { headers: { host: 'dunia.example', ...headers } }));
  return {
    status: response.status,
    location: response.headers.get('location')?.replace(LISTENING, '') ?? null,
    cache: response.headers.get('cache-control'),
    passes: response.headers.get('x-middleware-next') === '1',
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe('middleware', () => {
  it('passes a page through unchanged', async () => {
    expect(await request('/gh-en/track')).toEqual({ status: 200, location: null, cache: null, passes: true });
  });

  it('redirects permanently without a cache header', async () => {
    expect(await request('/GH-EN/track?no=A,B')).toMatchObject({
      status: 308,
      location: '/gh-en/track?no=A,B',
      cache: null,
    });
  });

  it('reads both cookies, and forbids caching of a result that depends on them', async () => {
    const cookie = 'locale=zh-CN; defaultCountryCode=KE; token=x';
    const expected = { status: 307, location: '/ke-cn/track?a=1', cache: 'no-store' };
    expect(await request('/track?a=1', { cookie })).toMatchObject(expected);
    expect(await request('/gh-xx/track')).toMatchObject({ status: 308, location: '/cn-en', cache: 'no-store' });
  });

  it('reads the Turkish hosts from the environment of the running process', async () => {
    expect(await request('/tr-tr')).toMatchObject({ passes: true });
    vi.resetModules();
    vi.stubEnv('TURKISH_HOSTS', 'dunia.com.tr');
    expect(await request('/tr-tr/track')).toMatchObject({ status: 308, location: 'https://dunia.com.tr/tr-tr/track' });
    expect(await request('/', { host: 'dunia.com.tr:443' })).toMatchObject({ status: 307, location: '/tr-tr' });
    vi.resetModules();
    vi.stubEnv('TURKISH_HOSTS', 'local.tr:3000');
    vi.stubEnv('SITE_URL', 'http://localhost:3000');
    expect(await request('/tr-tr')).toMatchObject({ location: 'http://local.tr:3000/tr-tr' });
  });

  it('ignores a forged Host or forwarded header', async () => {
    vi.stubEnv('TURKISH_HOSTS', 'dunia.com.tr');
    const forgedHeaders = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect(await request('/track', forgedHeaders)).toMatchObject({ status: 307, location: '/gh-en/track' });
    expect(await request('/gh-cn', { 'x-forwarded-host': 'dunia.com.tr' })).toMatchObject({ passes: true });
  });
});
