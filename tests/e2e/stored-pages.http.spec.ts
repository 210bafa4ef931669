import { ask } from './plain-request';
import { expect, test } from './site';

/** docs/qualities.md: stored pages are sent from ready bytes, and not at all to who has them. */
for (const path of ['/', '/gh-en', '/eg-ar', '/pk-ur/service/help', '/ma-fr/rates']) {
  test(`${path} goes out compressed from its bytes, and is 304 for a browser that has it`, async () => {
    const page = () => ask({ path, headers: { 'accept-encoding': 'gzip, br' } });
    // What Next answers is kept for the next time.
    await expect.poll(async () => (await page()).headers['x-nextjs-cache'] ?? 'ours').toBe('ours');
    const { status, headers } = await page();
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(headers.vary).toMatch(/accept-encoding/i);
    const known = await ask({ path, headers: { 'accept-encoding': 'gzip, br', 'if-none-match': headers.etag! } });
    expect([known.status, known.body]).toEqual([304, '']);
    const counted = await ask({ path: `${path}?utm_source=mail`, headers: { 'if-none-match': headers.etag! } });
    expect(counted.status).toBe(304);
  });
}
