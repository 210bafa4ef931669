import { describe, expect, it } from 'vitest';
import { isTurkishHost, isTurkishHostName, readRouteConfig, turkishOrigin } from '@/lib/routing/route-config';

describe('readRouteConfig', () => {
  it('has defaults for everything', () => {
    expect(readRouteConfig({})).toEqual({ turkishHosts: [], scheme: 'https', defaultCountry: 'GH' });
    expect(readRouteConfig({ TURKISH_HOSTS: '', SITE_URL: '' }).turkishHosts).toEqual([]);
  });

  it('reads names separated by commas, in lower case, and the scheme of the site', () => {
    const config = readRouteConfig({
      TURKISH_HOSTS: ' Dunia.com.TR , www.dunia.tr:8443,',
      SITE_URL: 'HTTP://localhost:3000',
    });
    expect(config.turkishHosts).toEqual(['dunia.com.tr', 'www.dunia.tr:8443']);
    expect(config.scheme).toBe('http');
    expect(readRouteConfig({ SITE_URL: 'https://http:80' }).scheme).toBe('https');
  });

  it('never accepts a name that could point elsewhere', () => {
    const names = [
      'evil.example',
      'a.tr/x',
      'a@b.tr',
      'https://a.tr',
      '.tr',
      'tr',
      'a..tr',
      '-a.tr',
      'a.tr:x',
      'a.tr#',
      'a b.tr',
      'a.tr:99999',
      'xn--a.tr',
    ];
    for (const name of names) expect(isTurkishHostName(name), name).toBe(false);
    expect(readRouteConfig({ TURKISH_HOSTS: names.join(',') }).turkishHosts).toEqual([]);
  });
});

describe('isTurkishHost', () => {
  const config = { turkishHosts: ['dunia.com.tr', 'local.tr:3000'], defaultCountry: 'GH' } as const;

  it.each([
    'dunia.com.tr',
    'DUNIA.COM.TR',
    'dunia.com.tr:80',
    'dunia.com.tr.',
    'dunia.com.tr.:443',
    'local.tr',
    'local.tr:1',
  ])('accepts %s', (host) => expect(isTurkishHost(host, config)).toBe(true));

  it.each(['', 'dunia.com', 'com.tr', 'x.dunia.com.tr', 'dunia.com.tr.evil.example', 'dunia.com.tr:80@evil.example'])(
    'rejects "%s"',
    (host) => expect(isTurkishHost(host, config)).toBe(false),
  );

  it('rejects all if none is configured, even an empty name', () => {
    expect(isTurkishHost('', { turkishHosts: [], defaultCountry: 'GH' })).toBe(false);
  });
});

it('turkishOrigin is the first host, over TLS unless it has a port', () => {
  const origin = (turkishHosts: string[], scheme?: 'http' | 'https') =>
    turkishOrigin({ turkishHosts, defaultCountry: 'GH', ...(scheme && { scheme }) });
  expect(origin([])).toBeNull();
  expect(origin(['a.tr', 'b.tr'], 'http')).toBe('https://a.tr');
  expect(origin(['a.tr:3000'], 'http')).toBe('http://a.tr:3000');
  expect(origin(['a.tr:3000'])).toBe('https://a.tr:3000');
});
