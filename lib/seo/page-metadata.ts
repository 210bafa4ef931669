import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, DEFAULT_COUNTRY, MARKETS } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { isShownIn, routeNamed, type RouteName } from '@/lib/routing/routes';
import { currentMarket } from '@/lib/i18n/current-market';
import { SHARE_PICTURE_SIZE, sharePictureOf, sharePicturePath } from './share-pictures';
import { originOfTurkishPages } from './site-origins';
import { DESTINATIONS } from '@/lib/market/country';

export interface PageDescription {
  route: RouteName;
  /** Title without the brand. The layout's template adds it. */
  title: string;
  description: string;
  /** The dynamic segment of an article or survey. */
  params?: Readonly<Record<string, string>>;
  /**
   * True for a result page, whose query decides its content. It has no `hreflang` links, because its canonical page has
   * them.
   */
  isResult?: boolean;
}

/** Returns the value of `hreflang` for search engines: language and script, then region. */
export function hreflangOf({ country, language }: MarketChoice): string {
  return `${language === 'zh-CN' ? 'zh-Hans' : language}-${country}`;
}

/** Returns the locale in the format of Open Graph: `en_GH`. */
function openGraphLocale({ country, language }: MarketChoice): string {
  return `${language === 'zh-CN' ? 'zh' : language}_${country}`;
}

/**
 * Returns an address. Turkish pages have their own host if one is configured. All other addresses are relative to the
 * layout's metadataBase.
 */
function addressOnHost(choice: MarketChoice, path: string): string {
  const origin = choice.country === 'TR' ? originOfTurkishPages() : null;
  return origin ? `${origin}${path}` : path;
}

function pageAddress(choice: MarketChoice, route: RouteName, params: PageDescription['params']): string {
  return addressOnHost(choice, pathTo(formatPrefix(choice), route, params));
}

function marketsOfRoute(route: RouteName): MarketChoice[] {
  return COUNTRIES.filter((country) => isShownIn(routeNamed(route), country)).flatMap((country) =>
    MARKETS[country].languages.map((language) => ({ country, language })),
  );
}

/** Returns the page's addresses in every market that has it, by hreflang; `x-default` for all other visitors. */
export function alternateAddresses(route: RouteName, params?: PageDescription['params']): Record<string, string> {
  const choices = marketsOfRoute(route);
  const fallbackChoice = choices.find(
    ({ country, language }) => country === DEFAULT_COUNTRY && language === FALLBACK_LANGUAGE,
  );
  return {
    ...Object.fromEntries(choices.map((choice) => [hreflangOf(choice), pageAddress(choice, route, params)])),
    // The root page lets a visitor choose a market.
    'x-default': route === 'home' ? '/' : pageAddress(fallbackChoice ?? choices[0]!, route, params),
  };
}

/** Returns the picture for a shared link. Pages of the Turkish host have it on that host. */
function pictureOf(choice: MarketChoice, route: RouteName, title: string) {
  const url = addressOnHost(choice, sharePicturePath(sharePictureOf(route), choice.language, formatPrefix(choice)));
  return { url, ...SHARE_PICTURE_SIZE, alt: `${title} | ${BRAND.name}`, type: 'image/png' };
}

/** Returns a page's own metadata. Its canonical address is the long spelling, also under an alias. */
export async function pageMetadata({
  route,
  title,
  description,
  params,
  isResult = false,
}: PageDescription): Promise<Metadata> {
  const { country, language } = await currentMarket();
  const choice = { country, language };
  const { flags } = routeNamed(route);
  const url = pageAddress(choice, route, params);
  return {
    title: route === 'home' ? { absolute: `${title} | ${BRAND.name}` } : title,
    description,
    alternates: {
      canonical: url,
      ...(!flags.private && !isResult && { languages: alternateAddresses(route, params) }),
    },
    openGraph: {
      type: route === 'article' ? 'article' : 'website',
      siteName: BRAND.name,
      title,
      description,
      url,
      locale: openGraphLocale(choice),
      images: [pictureOf(choice, route, title)],
    },
    twitter: { card: 'summary_large_image' },
    ...(flags.private && { robots: { index: false, follow: true } }),
  };
}

/** Returns metadata for addresses without a page. They are listed nowhere, so they have no description. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.notFound');
  return { title: t('title'), description: null, robots: { index: false, follow: true } };
}

/** Returns the common metadata of all pages of a market. `siteUrl` is the canonical origin. */
export async function marketMetadata(siteUrl: string): Promise<Metadata> {
  const t = await getTranslations('layout.site');
  return {
    metadataBase: new URL(siteUrl),
    title: { template: `%s | ${BRAND.name}`, default: BRAND.name },
    description: t('description', { brand: BRAND.name, destinations: DESTINATIONS.length }),
    applicationName: BRAND.name,
    formatDetection: { telephone: false, email: false, address: false },
  };
}

/** Returns the absolute address of a market's home page, for codes that are read outside the browser. */
export function homeAddress(siteUrl: string, choice: MarketChoice): string {
  return new URL(pageAddress(choice, 'home', undefined), siteUrl).href;
}

/** Returns the page's own address and its addresses in all markets by hreflang, as absolute URLs. */
export function absoluteAddresses(
  siteUrl: string,
  choice: MarketChoice,
  route: RouteName,
  params?: PageDescription['params'],
): { url: string; languages: Record<string, string> } {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const languages = Object.entries(alternateAddresses(route, params)).map(([tag, path]) => [tag, absolute(path)]);
  return { url: absolute(pageAddress(choice, route, params)), languages: Object.fromEntries(languages) };
}
