import { expect, it } from 'vitest';
import { onEachDatabase } from './world';

onEachDatabase('headers that keep a browser safe', (world) => {
  it.each([
    ['GET', '/api/health', 200],
    ['GET', '/api/health/live', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/v1/api/country/queryAllCountryList', 200],
    ['POST', '/api/v1/api/order/queryOrderPage', 401],
    ['GET', '/api/v1/api/file/view/unknown', 404],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/form/feedback', 403],
    ['POST', '/api/form/survey', 403],
  ])('stand on the answer to %s %s', async (method, path, status) => {
    const answer = await fetch(world().origin + path, { method, redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
});
