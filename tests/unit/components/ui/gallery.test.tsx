import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';

vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));

const { default: GalleryPage } = await import('@/app/[lang]/dev-gallery/page.dev');
const open = (lang: string): Promise<ReactElement> => GalleryPage({ params: Promise.resolve({ lang }) });

/**
 * Primitives that are not in the gallery: parts of others (`Field`, `Fact`, `EmptyDrawing`), invisible ones, or
 * pictures in a separate file.
 */
const NOT_ALONE = ['empty-drawing', 'fact', 'field', 'json-ld', 'scene'];

describe('the gallery', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('has every primitive', () => {
    const folder = 'app/[lang]/dev-gallery';
    const parts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const shownNames = [...parts.join('\n').matchAll(/@\/components\/ui\/(?:[\w-]+\/)?([\w-]+)(?:\.island)?'/g)].map(
      ([, name]) => name,
    );
    const primitives = readdirSync('components/ui', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => path.basename(file).replace(/(\.island)?\.tsx$/, ''))
      .sort();
    const missingNames = primitives.filter((name) => !shownNames.includes(name));
    expect(missingNames, `show the primitive in ${folder}, or add it to NOT_ALONE`).toEqual(NOT_ALONE);
  });

  it.each(LANGUAGES)('renders in %s, without content that the security policy would drop', async (language) => {
    const prefix = ALL_PREFIXES.find((candidate) => parsePrefix(candidate)!.language === language)!;
    const html = renderToStaticMarkup(await open(prefix));
    expect(html).toMatch(/<dialog[\s\S]*<details|<details[\s\S]*<dialog/);
    expect(html).not.toMatch(/ style="|undefined|NaN|\[object/);
  });

  it('does not exist for an unknown market', async () => {
    await expect(open('gh-xx')).rejects.toThrow('not found');
  });

  it.each([
    ['production', false],
    ['development', true],
  ])('is built in %s: %s', async (mode, isBuilt) => {
    vi.resetModules();
    vi.stubEnv('NODE_ENV', mode);
    const { default: config } = await import('../../../../next.config');
    expect((config as { pageExtensions: string[] }).pageExtensions.includes('dev.tsx')).toBe(isBuilt);
  });
});
