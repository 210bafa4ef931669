import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderPage } from '@/lib/server/web/stored-pages/render-page';
import { readDataAddress } from '@/lib/server/web/stored-pages/page-data';
import { DOCUMENT_PART } from '@/lib/server/web/stored-pages/shared-with-cache';

describe('a stored document', () => {
  it('has its lifetime in Next’s form', async () => {
    const control = async (...rest: [{ revalidate: number | false; expire?: number }?]) =>
      (await renderPage('/gh-en', { html: '' }, ...rest)).parts.get(DOCUMENT_PART)!.headers['cache-control'];
    expect(await control({ revalidate: 600, expire: 900 })).toBe('s-maxage=600, stale-while-revalidate=300');
    expect(await control({ revalidate: false })).toBe('s-maxage=31536000');
    expect(await control()).toBe('s-maxage=31536000');
  });
});

describe('the data of a document', () => {
  const theme = 'document.theme=1';
  const htmlWith = (data: string) =>
    `<head></head><script>${theme}</script><main></main><script>self.__next_f.push([1,"${data}"])</script>`;
  const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();
  const hashes = (...codes: string[]) =>
    codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`).join(' ');

  it('may be a file named by its hash and cached for a year, outside the document’s policy', async () => {
    const { parts, apart } = await renderPage('/gh-en/rates', { html: htmlWith('rates') });
    expect(textOf(parts.get(DOCUMENT_PART)!.bytes)).toBe(htmlWith('rates'));
    const document = apart!.get(DOCUMENT_PART)!;
    const [, address] = /<main><\/main><script src="([^"]+)"><\/script>$/.exec(textOf(document.bytes))!;
    const { path, name } = readDataAddress(address!)!;
    expect(path).toBe('/gh-en/rates');
    expect(textOf(apart!.get(name)!.bytes)).toBe('self.__next_f.push([1,"rates"])');
    expect(apart!.get(name)!.headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(textOf(document.bytes)).not.toContain('__next_f');
    expect(document.headers['content-security-policy']).toContain(`script-src 'self' ${hashes(theme)};`);
    const names = async (data: string) => [
      ...(await renderPage('/gh-en/rates', { html: htmlWith(data) })).apart!.keys(),
    ];
    expect(await names('rates')).toContain(name);
    expect(await names('other rates')).not.toContain(name);
  });

  it('stays inline if the page is not stored', async () => {
    const html = htmlWith('missing');
    const { parts, apart } = await renderPage('/gh-en/none', { html, status: 404 });
    expect(apart).toBeUndefined();
    expect(textOf(parts.get(DOCUMENT_PART)!.bytes)).toBe(html);
    expect(parts.get(DOCUMENT_PART)!.headers['content-security-policy']).toContain(
      hashes(theme, 'self.__next_f.push([1,"missing"])'),
    );
  });
});
