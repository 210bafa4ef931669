import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';

const mode = vi.hoisted(() => ({ NODE_ENV: 'development' }));

vi.mock('@/lib/server/config', () => ({ getConfig: () => mode }));
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));

const { default: GalleryPage } = await import('@/app/[lang]/dev-gallery/page.dev');
const open = (lang: string): Promise<ReactElement> => GalleryPage({ params: Promise.resolve({ lang }) });

beforeEach(() => {
  mode.NODE_ENV = 'development';
});

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

  it('is not there in production, nor for a market that does not exist', async () => {
    await expect(open('gh-xx')).rejects.toThrow('not found');
    mode.NODE_ENV = 'production';
    await expect(open('gh-en')).rejects.toThrow('not found');
  });
});
