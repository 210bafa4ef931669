import { expect, test } from '@playwright/test';
import { requestPlain, type PlainRequest } from '../support/plain-request';
import { TURKISH_ORIGIN } from '../support/this-run';

/** Requests with the responses that the running site must return. */
const TABLE: readonly (PlainRequest & { status: number; location?: string; stored?: boolean })[] = [
  { path: '/', status: 200 },
  { path: '/empty', status: 200 },
  { path: '/ma-fr', status: 200 },
  { path: '/GH-EN/track?no=A', status: 308, location: '/gh-en/track?no=A' },
  { path: '/xx-en/track', status: 308, location: '/cn-en' },
  { path: '/gh-fr/track', status: 308, location: '/cn-en', stored: false },
  {
    path: '/gh-fr/track?no=A',
    cookie: 'locale=fr; defaultCountryCode=MA',
    status: 307,
    location: '/ma-fr/track?no=A',
    stored: false,
  },
  { path: '/product/express', status: 307, location: '/gh-en/product/express', stored: false },
  {
    path: '/product/express',
    cookie: 'locale=ar; defaultCountryCode=EG',
    status: 307,
    location: '/eg-ar/product/express',
  },
  {
    path: '/product/express',
    cookie: 'locale=%0d%0aX; defaultCountryCode=//evil',
    status: 307,
    location: '/gh-en/product/express',
  },
  { path: '/tr-tr/track?no=A', status: 308, location: `${TURKISH_ORIGIN}/tr-tr/track?no=A` },
  { path: '/', host: TURKISH_ORIGIN, status: 307, location: '/tr-tr' },
  { path: '/empty', host: TURKISH_ORIGIN, status: 200 },
  { path: '/gh-en/track', host: TURKISH_ORIGIN, status: 308, location: '/tr-en/track' },
  { path: '/tr-en', host: TURKISH_ORIGIN, status: 200 },
  { path: '/gh-en/nothing-here', status: 404 },
  { path: '/gh-en/cookie', status: 404 },
  { path: '/cn-en/service-rule', status: 404 },
  { path: '/gh-en/article-list/unknown', status: 404 },
];

for (const { status, location, stored, ...target } of TABLE)
  test(`${target.path} ${target.host ? 'on the Turkish host ' : ''}${target.cookie ?? ''} returns ${status}`, async () => {
    const response = await requestPlain(target);
    expect(response.status).toBe(status);
    expect(response.headers.location).toBe(location);
    if (stored === false) expect(response.headers['cache-control']).toContain('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['content-security-policy'] ?? '').not.toContain('unsafe-inline');
  });

test('a forged host is never a redirect target', async () => {
  for (const [path, location] of [
    ['/gh-en', undefined],
    ['/product/express', '/gh-en/product/express'],
    ['/GH-EN', '/gh-en'],
    ['/gh-en/track', undefined],
  ]) {
    const { headers } = await requestPlain({ path: path!, host: 'http://evil.example' });
    expect({ path, location: headers.location }).toEqual({ path, location });
  }
});
