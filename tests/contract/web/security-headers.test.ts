import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/world';

onEachDatabase('the set of security headers', (world) => {
  it.each([
    ['GET', '/api/health', 200],
    ['GET', '/api/health/live', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/v1/api/country/queryAllCountryList', 200],
    ['POST', '/api/v1/api/order/queryOrderPage', 401],
    ['GET', '/api/v1/api/file/view/unknown', 404],
    ['GET', '/api/mcp', 405],
    ['GET', '/api/nothing', 404],
  ])('is on the response to %s %s', async (method, path, status) => {
    const response = await fetch(world().origin + path, { method, redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it.each([
    ['POST', 'feedback', 403],
    ['POST', 'survey', 403],
    ['GET', 'parcel', 405],
  ])('is on the page that handles %s of the form %s', async (method, form, status) => {
    const headers = { referer: `${world().origin}/eg-ar/contact` };
    const response = await fetch(`${world().origin}/api/form/${form}`, { method, headers, redirect: 'manual' });
    expect(response.status).toBe(status);
    const responseHeaders = Object.fromEntries(response.headers);
    expect(responseHeaders).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(responseHeaders['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    const page = await response.text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('href="/eg-ar"');
  });
});
