import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageTrail, type PageTrailProps } from '@/components/frame/page/page-trail';
import layout from '@/messages/fr/layout.json';
import type { Prefix } from '@/lib/market/prefix';

afterEach(() => vi.unstubAllEnvs());

function renderTrail(props: PageTrailProps): {
  html: string;
  stations: { name: string; item: string; position: number }[];
} {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={{ layout }} timeZone="UTC">
      <PageTrail {...props} />
    </NextIntlClientProvider>,
  );
  const [script, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(markup)!;
  return { html: markup.replace(script, ''), stations: JSON.parse(json!).itemListElement };
}

describe('the trail of a page', () => {
  it('is the same for people and search engines', () => {
    vi.stubEnv('SITE_URL', 'https://d.example/');
    const { html, stations } = renderTrail({ prefix: 'ma-fr' as Prefix, route: 'rates' });
    expect(stations).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://d.example/ma-fr' },
      { '@type': 'ListItem', position: 2, name: layout.links.rates, item: 'https://d.example/ma-fr/rates' },
    ]);
    expect(html).toContain('href="/ma-fr"');
    expect(html).toContain('aria-current="page"');
  });

  it('includes the list that an article belongs to', () => {
    const parent = { route: 'article-list', name: 'Actualités' } as const;
    const params = { id: 'n1' };
    const { html, stations } = renderTrail({
      prefix: 'ma-fr' as Prefix,
      route: 'article',
      params,
      name: 'Titre',
      parent,
    });
    expect(stations.map(({ name }) => name)).toEqual(['Accueil', 'Actualités', 'Titre']);
    expect(new URL(stations[2]!.item).pathname).toBe('/ma-fr/article-list/n1');
    expect(html).toContain('href="/ma-fr/article-list"');
  });

  it('is invisible if the design has no place for it', () => {
    expect(renderTrail({ prefix: 'ma-fr' as Prefix, route: 'track', unseen: true }).html).toBe('');
  });

  it('uses the Turkish host if there is one', () => {
    vi.stubEnv('TURKISH_HOSTS', 'dunia.com.tr');
    const { stations } = renderTrail({ prefix: 'tr-tr' as Prefix, route: 'rates' });
    expect(stations[0]!.item).toBe('https://dunia.com.tr/tr-tr');
  });
});
