import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfigError, parseConfig } from '@/lib/server/platform/config';
import { contentSecurityPolicy } from '@/lib/server/web/front-server/content-security-policy';

const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}.png';

describe('a tile server for the map of sites', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is absent by default, and is read with its attribution', () => {
    expect(parseConfig({}).MAP_TILE_URL).toBeUndefined();
    const { MAP_TILE_URL, MAP_TILE_ATTRIBUTION } = parseConfig({
      MAP_TILE_URL: TILES,
      MAP_TILE_ATTRIBUTION: '© Someone',
    });
    expect({ MAP_TILE_URL, MAP_TILE_ATTRIBUTION }).toEqual({ MAP_TILE_URL: TILES, MAP_TILE_ATTRIBUTION: '© Someone' });
  });

  it.each([
    'tiles.example',
    'ftp://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://{z}/',
  ])('is rejected as %s', (address) => {
    expect(() => parseConfig({ MAP_TILE_URL: address })).toThrow(ConfigError);
  });

  it('is the only other source of pictures, beside a gateway with its delivery photos', () => {
    expect(contentSecurityPolicy([])).toContain("img-src 'self' data: blob:;");
    vi.stubEnv('MAP_TILE_URL', TILES);
    expect(contentSecurityPolicy([])).toContain("img-src 'self' data: blob: https://*.tiles.example;");
    vi.stubEnv('MAP_TILE_URL', 'http://localhost:8080/t/{z}/{x}/{y}.png');
    expect(contentSecurityPolicy([])).toContain("img-src 'self' data: blob: http://localhost:8080;");
    vi.stubEnv('API_BASE_URL', 'https://calls.example/api');
    vi.stubEnv('MAP_TILE_URL', '');
    expect(contentSecurityPolicy([])).toContain("img-src 'self' data: blob: https://calls.example;");
  });
});
