import { getTranslations } from 'next-intl/server';
import { asksCookieConsent, COUNTRIES, DEFAULT_COUNTRY, type Country } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { countryName, type NamedCountry } from '@/lib/i18n/names/place-name';
import { paths } from '@/lib/routing/paths';
import { originBeforePath } from '@/lib/seo/site-origins';
import type { AccountFailureTexts } from './header/load-account-menu-props';
import type { ConsentBannerProps } from './notices/consent-banner.island';

export interface ToastTexts extends AccountFailureTexts {
  dismiss: string;
}

export interface SiteOrigins {
  /** Prefixes for paths that another host serves; '' for this host's paths. */
  turkish: string;
  others: string;
}

export type NamedMarket = readonly [code: Country, name: string];

export interface FrameProps {
  market: MarketChoice;
  markets: readonly NamedMarket[];
  origins: SiteOrigins;
  offline: string;
  online: string;
  toast: ToastTexts;
  /** Texts of the consent banner; undefined in countries where cookies need no consent (§4). */
  consent: ConsentBannerProps | undefined;
}

/** Returns all countries in our order, named in the language. */
export function namedMarkets(
  language: MarketChoice['language'],
  countries: readonly NamedCountry[],
): readonly NamedMarket[] {
  return COUNTRIES.map((code) => [code, countryName(code, language, countries)] as const);
}

export function originsSeenFrom(country: Country): SiteOrigins {
  return { turkish: originBeforePath(country, 'TR'), others: originBeforePath(country, DEFAULT_COUNTRY) };
}

export async function loadFailureTexts(): Promise<AccountFailureTexts> {
  const t = await getTranslations('common.failures');
  return { network: t('network'), service: t('service'), timeout: t('timeout') };
}

/** Returns the texts that must be available without a network. The other texts are loaded on use (frame-words.ts). */
export async function loadFrameProps(
  { prefix, ...market }: MarketChoice & { prefix: Prefix },
  markets: readonly NamedMarket[],
  failures: AccountFailureTexts,
): Promise<FrameProps> {
  const t = await getTranslations('layout');
  return {
    market,
    markets,
    origins: originsSeenFrom(market.country),
    offline: t('network.offline'),
    online: t('network.online'),
    toast: { ...failures, dismiss: t('toast.close') },
    consent: asksCookieConsent(market.country) ? await loadConsentTexts(prefix) : undefined,
  };
}

async function loadConsentTexts(prefix: Prefix): Promise<ConsentBannerProps> {
  const t = await getTranslations('layout.consent');
  return {
    label: t('label'),
    text: t('text'),
    details: { href: paths.cookie(prefix), label: t('details') },
    accept: t('accept'),
    decline: t('decline'),
  };
}
