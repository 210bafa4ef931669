import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '@/lib/server/platform/config';

describe('configuration', () => {
  it('requires nothing', () => {
    expect(parseConfig({})).toMatchObject({
      PORT: 3000,
      DATABASE_URL: 'file:./data/site.db',
      TURKISH_HOSTS: [],
      siteUrl: 'http://localhost:3000',
    });
  });

  it('treats an empty value as missing', () => {
    expect(parseConfig({ PORT: '', SITE_URL: '' }).PORT).toBe(3000);
  });

  it('reads lists and addresses', () => {
    const config = parseConfig({
      SITE_URL: 'https://example.com/',
      TURKISH_HOSTS: 'a.com.tr, B.tr',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
    });
    expect(config).toMatchObject({
      siteUrl: 'https://example.com',
      TURKISH_HOSTS: ['a.com.tr', 'b.tr'],
      TRUSTED_PROXIES: ['10.0.0.1', '10.1.0.0/16'],
    });
  });

  it('accepts the former name of a variable, and prefers the current one', () => {
    expect(parseConfig({ DRAW_AHEAD: 'false' }).RENDER_AHEAD).toBe(false);
    expect(parseConfig({ DRAW_AHEAD: 'false', RENDER_AHEAD: 'true' }).RENDER_AHEAD).toBe(true);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SITE_URL', 'example.com'],
    ['TURKISH_HOSTS', 'example.com'],
    ['DATABASE_URL', 'mysql://x'],
    ['API_BASE_URL', 'ftp://x'],
    ['SMTP_URL', 'localhost'],
    ['REDIS_URL', 'localhost:6379'],
    ['WHATSAPP_URL', 'graph'],
    ['WHATSAPP_TOKEN', 'two words'],
    ['WHATSAPP_TEMPLATES', 'Dunia-'],
    ['WORKER', 'outside'],
    ['SMS_DAILY_CAP', 'many'],
    ['SMS_DAILY_CAP', '0'],
    ['SMS_DAILY_CAP_PER_COUNTRY', '1.5'],
    ['PASSWORD_TRANSFORM_KEY', 'short'],
    ['TRUSTED_PROXIES', 'banana'],
    ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ])('stops with a message that names %s when it is %s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`${name} must be`));
  });

  it('requires WhatsApp’s address and token together', () => {
    const [WHATSAPP_URL, WHATSAPP_TOKEN] = ['https://graph.example/v23.0/1', 'token'];
    expect(parseConfig({ WHATSAPP_URL, WHATSAPP_TOKEN })).toMatchObject({ WHATSAPP_TEMPLATES: '', WORKER: 'inside' });
    for (const half of [{ WHATSAPP_URL }, { WHATSAPP_TOKEN }])
      expect(() => parseConfig(half)).toThrow('WHATSAPP_URL and WHATSAPP_TOKEN must both be set or both be unset.');
  });
});
