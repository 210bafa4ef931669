// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followChunkFailures, isChunkFailure, reloadOnce } from '@/components/frame/effects/chunk-reload';

let stop = new AbortController();
afterEach(() => {
  stop.abort();
  stop = new AbortController();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a failed chunk (§4)', () => {
  it.each([
    Object.assign(new Error('any text'), { name: 'ChunkLoadError' }),
    new Error('Failed to load chunk /_next/static/chunks/a.js from module 12'),
    new Error('Loading chunk 7 failed.'),
    new TypeError('Failed to fetch dynamically imported module: https://site.example/a.js'),
    new TypeError('Importing a module script failed.'),
  ])('is recognised: %s', (error) => expect(isChunkFailure(error)).toBe(true));

  it.each([new Error('x is not a function'), 'ChunkLoadError', null, undefined])('is not recognised in %s', (error) =>
    expect(isChunkFailure(error)).toBe(false),
  );

  it('reloads once, and again only much later', () => {
    const reload = vi.fn();
    expect(reloadOnce(reload, 1_000_000)).toBe(true);
    expect(reloadOnce(reload, 1_030_000)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(reload, 1_060_001)).toBe(true);
  });

  it('does not reload if nothing can be stored, since it could loop', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const reload = vi.fn();
    expect(reloadOnce(reload, 1_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.fn();
    expect(reloadOnce(reload, 1_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['is gone', () => Promise.resolve(new Response(null, { status: 404 })), 1],
    ['is still there', () => Promise.resolve(new Response(null, { status: 200 })), 0],
    ['cannot be requested', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ])('reloads for a part only if the server reports it as gone: it %s', async (_, response, reloads) => {
    const request = vi.fn(response);
    vi.stubGlobal('fetch', request);
    followChunkFailures(stop.signal);
    const reason = new Error('Failed to load chunk /_next/static/chunks/a.js from module 12');
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    await vi.waitFor(() => expect(request).toHaveBeenCalledWith('/_next/static/chunks/a.js', expect.anything()));
    await new Promise((resolve) => setTimeout(resolve));
    // The time of the reload is stored before the reload begins.
    expect(sessionStorage.length).toBe(reloads);
  });

  it('ignores other failures', async () => {
    const request = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })));
    vi.stubGlobal('fetch', request);
    followChunkFailures(stop.signal);
    dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new Error('refused in /_next/static/chunks/a.js') }),
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(request).not.toHaveBeenCalled();
    expect(sessionStorage.length).toBe(0);
  });
});
