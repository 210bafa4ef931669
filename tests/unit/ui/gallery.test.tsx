import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';

vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));

const { default: GalleryPage } = await import('@/app/[lang]/dev-gallery/page.dev');
const open = (lang: string): Promise<ReactElement> => GalleryPage({ params: Promise.resolve({ lang }) });

describe('the gallery', () => {
  it.each(LANGUAGES)(
    'shows every primitive in %s, with nothing that the content security policy would drop',
    async (language) => {
      const prefix = ALL_PREFIXES.find((candidate) => parsePrefix(candidate)!.language === language)!;
      const html = renderToStaticMarkup(await open(prefix));
      expect(html).toMatch(/<dialog[\s\S]*<details|<details[\s\S]*<dialog/);
      expect(html).not.toMatch(/ style="|undefined|NaN|\[object/);
    },
  );

  it('is not there for a market that does not exist', async () => {
    await expect(open('gh-xx')).rejects.toThrow('not found');
  });

  it.each([
    ['production', false],
    ['development', true],
  ])('in %s is a page: %s', async (mode, known) => {
    vi.resetModules();
    vi.stubEnv('NODE_ENV', mode);
    const { default: config } = await import('../../../next.config');
    expect((config as { pageExtensions: string[] }).pageExtensions.includes('dev.tsx')).toBe(known);
    vi.unstubAllEnvs();
  });
});
