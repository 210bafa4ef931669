import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Country } from '@/lib/market/country';
import { listedRoutes } from '@/lib/routing/listed-routes';
import type { RouteName } from '@/lib/routing/routes';

vi.mock('next/root-params', () => ({ lang: () => Promise.resolve('ma-fr') }));
vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));
const { absoluteAddresses, alternateAddresses, homeAddress, hreflangOf, pageMetadata } =
  await import('@/lib/seo/page-metadata');

afterEach(() => vi.unstubAllEnvs());
const about = { title: 'Titre', description: 'Texte' };

describe('the metadata of a page', () => {
  it('has the language codes of search engines', () => {
    expect(hreflangOf({ country: 'GH', language: 'zh-CN' })).toBe('zh-Hans-GH');
    expect(hreflangOf({ country: 'EG', language: 'ar' })).toBe('ar-EG');
  });

  it('lists all 27 prefixes and x-default', () => {
    const alternates = alternateAddresses('rates');
    expect(Object.keys(alternates)).toHaveLength(28);
    expect(alternates['fr-MA']).toBe('/ma-fr/rates');
    expect(alternates['zh-Hans-CN']).toBe('/cn-cn/rates');
    expect(alternates['x-default']).toBe('/gh-en/rates');
    expect(alternateAddresses('home')['x-default']).toBe('/');
  });

  it('lists only the prefixes that have the page', () => {
    expect(Object.keys(alternateAddresses('lang-index-cookie')).sort()).toEqual(['en-TR', 'tr-TR', 'x-default']);
    expect(alternateAddresses('lang-index-cookie')['x-default']).toBe('/tr-en/cookie');
    expect(alternateAddresses('service-rule')).not.toHaveProperty('en-CN');
  });

  it('has the long spelling as its canonical address', async () => {
    const metadata = await pageMetadata({ route: 'product-intl-straight', ...about });
    expect(metadata.alternates?.canonical).toBe('/ma-fr/product/intl-straight');
    expect(metadata.openGraph).toMatchObject({ url: '/ma-fr/product/intl-straight', locale: 'fr_MA', title: 'Titre' });
    expect(metadata.robots).toBeUndefined();
  });

  it('fills the dynamic segment', async () => {
    const metadata = await pageMetadata({ route: 'article', params: { id: 'n1' }, ...about });
    expect(metadata.alternates?.canonical).toBe('/ma-fr/article-list/n1');
    expect(metadata.alternates?.languages).toMatchObject({ 'ar-SA': '/sa-ar/article-list/n1' });
  });

  it('hides private pages from search engines, without other languages', async () => {
    const metadata = await pageMetadata({ route: 'index-my-parcel', ...about });
    expect(metadata.robots).toEqual({ index: false, follow: true });
    expect(metadata.alternates?.languages).toBeUndefined();
  });

  it('leaves other markets to the canonical address if it depends on a query', async () => {
    const metadata = await pageMetadata({ route: 'track', isResult: true, ...about });
    expect(metadata.alternates).toEqual({ canonical: '/ma-fr/track' });
    expect(metadata.openGraph).toMatchObject({ url: '/ma-fr/track' });
  });

  it('uses the Turkish host for Turkish pages if there is one', () => {
    vi.stubEnv('TURKISH_HOSTS', 'dunia.com.tr,dunia.tr');
    expect(alternateAddresses('rates')['tr-TR']).toBe('https://dunia.com.tr/tr-tr/rates');
    expect(alternateAddresses('rates')['en-GH']).toBe('/gh-en/rates');
    expect(homeAddress('https://dunia.example', { country: 'TR', language: 'tr' })).toBe('https://dunia.com.tr/tr-tr');
    expect(homeAddress('https://dunia.example', { country: 'MA', language: 'fr' })).toBe('https://dunia.example/ma-fr');
  });
});

describe('the sitemap’s list of pages', () => {
  it('has the public pages of a country, without private or dynamic ones', () => {
    const routes: RouteName[] = ['home', 'rates', 'lang-index-cookie', 'service-rule', 'article', 'index-login'];
    const listedIn = (country: Country) => listedRoutes(country).filter((route) => routes.includes(route));
    expect(listedIn('GH')).toEqual(['home', 'rates', 'service-rule']);
    expect(listedIn('TR')).toEqual(['home', 'rates', 'lang-index-cookie', 'service-rule']);
    expect(listedIn('CN')).toEqual(['home', 'rates']);
  });

  it('has absolute addresses, on the Turkish host if there is one', () => {
    vi.stubEnv('TURKISH_HOSTS', 'dunia.com.tr');
    const choice = { country: 'MA', language: 'fr' } as const;
    const { url, languages } = absoluteAddresses('https://d.example', choice, 'article', { id: 'n1' });
    expect(url).toBe('https://d.example/ma-fr/article-list/n1');
    expect(languages['fr-MA']).toBe(url);
    expect(languages['tr-TR']).toBe('https://dunia.com.tr/tr-tr/article-list/n1');
  });
});
