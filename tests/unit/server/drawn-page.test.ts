import { describe, expect, it } from 'vitest';
import { drawnPage } from '@/lib/server/http/drawn-page';
import { DOCUMENT } from '@/lib/server/pages/shared-with-cache';

describe('a document as it is kept', () => {
  it('says how long it holds as Next says it', async () => {
    const control = async (...rest: [{ revalidate: number | false; expire?: number }?]) =>
      (await drawnPage({ html: '' }, ...rest)).parts.get(DOCUMENT)!.headers['cache-control'];
    expect(await control({ revalidate: 600, expire: 900 })).toBe('s-maxage=600, stale-while-revalidate=300');
    expect(await control({ revalidate: false })).toBe('s-maxage=31536000');
    expect(await control()).toBe('s-maxage=31536000');
  });
});
