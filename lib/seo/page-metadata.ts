import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, DEFAULT_COUNTRY, MARKETS, type Country } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix, type MarketChoice } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { isShownIn, routeNamed, ROUTES, type RouteName } from '@/lib/routing/routes';
import { currentMarket } from '@/lib/i18n/current-market';
import { SHARE_PICTURE_SIZE, sharePictureOf, sharePicturePath } from './share-pictures';
import { originOfTurkishPages } from './site-origins';
import { DESTINATIONS } from '@/lib/market/country';

export interface PageDescription {
  route: RouteName;
  /** Without the brand; the layout's template adds it. */
  title: string;
  description: string;
  /** The dynamic segment of an article or questionnaire. */
  params?: Readonly<Record<string, string>>;
  /** Answers what stands in its query: search engines take its canonical address, which names those of other markets. */
  isAnswer?: boolean;
}

/** Language and script, then region: what search engines read in `hreflang`. */
export function hreflang({ country, language }: MarketChoice): string {
  return `${language === 'zh-CN' ? 'zh-Hans' : language}-${country}`;
}

/** Open Graph wants `en_GH`. */
function openGraphLocale({ country, language }: MarketChoice): string {
  return `${language === 'zh-CN' ? 'zh' : language}_${country}`;
}

/** Turkish pages have their own host where one is configured; everything else is relative to the layout's metadataBase. */
function address(choice: MarketChoice, path: string): string {
  const origin = choice.country === 'TR' ? originOfTurkishPages() : null;
  return origin ? `${origin}${path}` : path;
}

function pageAddress(choice: MarketChoice, route: RouteName, params: PageDescription['params']): string {
  return address(choice, pathTo(formatPrefix(choice), route, params));
}

function choicesOf(route: RouteName): MarketChoice[] {
  return COUNTRIES.filter((country) => isShownIn(routeNamed(route), country)).flatMap((country) =>
    MARKETS[country].languages.map((language) => ({ country, language })),
  );
}

/** The page's addresses in every market that has it, by hreflang; `x-default` for everybody else. */
export function alternateAddresses(route: RouteName, params?: PageDescription['params']): Record<string, string> {
  const choices = choicesOf(route);
  const elsewhere = choices.find(
    ({ country, language }) => country === DEFAULT_COUNTRY && language === FALLBACK_LANGUAGE,
  );
  return {
    ...Object.fromEntries(choices.map((choice) => [hreflang(choice), pageAddress(choice, route, params)])),
    // The bare root lets a visitor choose.
    'x-default': route === 'home' ? '/' : pageAddress(elsewhere ?? choices[0]!, route, params),
  };
}

/** The picture that goes with a shared link; on the Turkish host for its pages. */
function pictureOf(choice: MarketChoice, route: RouteName, title: string) {
  const url = address(choice, sharePicturePath(sharePictureOf(route), choice.language, formatPrefix(choice)));
  return { url, ...SHARE_PICTURE_SIZE, alt: `${title} | ${BRAND.name}`, type: 'image/png' };
}

/** Everything a page says about itself in its head. Its canonical address is the long spelling, also under an alias. */
export async function pageMetadata({
  route,
  title,
  description,
  params,
  isAnswer = false,
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
      ...(!flags.private && !isAnswer && { languages: alternateAddresses(route, params) }),
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

/** For addresses that no page answers; nobody lists them, so nothing describes them. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.notFound');
  return { title: t('title'), description: null, robots: { index: false, follow: true } };
}

/** What every page of a market starts from. `siteUrl` is the canonical origin. */
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

/** Absolute address of a market's home page, for codes that are read away from the browser. */
export function homeAddress(siteUrl: string, choice: MarketChoice): string {
  return new URL(pageAddress(choice, 'home', undefined), siteUrl).href;
}

/** The pages that search engines may list; those with a dynamic segment are listed by whoever knows its values. */
export function listedRoutes(country: Country): RouteName[] {
  return ROUTES.filter((route) => {
    return !route.flags.private && !route.path.includes('[') && isShownIn(route, country);
  }).map(({ name }) => name);
}

/** The page's own address and its addresses in all languages, absolute. */
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
