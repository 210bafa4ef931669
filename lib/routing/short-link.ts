import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { MarketChoice } from '@/lib/market/prefix';
import { SHORT_LINK_SEGMENT } from './request-path';
import { turkishOrigin, type RouteConfig } from './route-config';

/** Digits and small letters that are not easily confused: no 0, 1, i, l, o. */
export const LINK_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** Length of a token. A link on a host of ten characters then has 30, and there are 2.6e13 tokens. */
export const LINK_TOKEN_LENGTH = 9;

/** Returns a token as typed from a message, or null if it is invalid. */
export function readLinkToken(typed: string): string | null {
  const token = typed.trim().toLowerCase();
  return token.length === LINK_TOKEN_LENGTH && [...token].every((each) => LINK_ALPHABET.includes(each)) ? token : null;
}

/** Origins of the pages of each country. */
export interface Origins extends RouteConfig {
  /** SITE_URL without a final slash. */
  siteUrl: string;
}

export function originOfMarket(country: Country, origins: Origins): string {
  return (country === 'TR' ? turkishOrigin(origins) : null) ?? origins.siteUrl;
}

/** Returns the origins of all hosts that serve our pages. */
export function originsOfPages(origins: Origins): string[] {
  const turkish = origins.turkishHosts.flatMap((host) => turkishOrigin({ ...origins, turkishHosts: [host] }) ?? []);
  return [origins.siteUrl, ...turkish].map((address) => new URL(address).origin);
}

/** Returns the short address of a link, for messages. */
export function shortLink(token: string, country: Country, origins: Origins): string {
  return `${originOfMarket(country, origins)}/${SHORT_LINK_SEGMENT}/${token}`;
}

/** Returns the country with this language, or with its default language if it does not list this one. */
export function marketInLanguage(country: Country, language: Language): MarketChoice {
  const { languages, defaultLanguage } = MARKETS[country];
  return { country, language: languages.includes(language) ? language : defaultLanguage };
}

/**
 * Returns the market whose pages a reader's links open. It is the first of these countries that has the reader's
 * language, otherwise the first with its default language.
 */
export function marketOfReader(language: Language, countries: readonly [Country, ...Country[]]): MarketChoice {
  return marketInLanguage(
    countries.find((country) => MARKETS[country].languages.includes(language)) ?? countries[0],
    language,
  );
}
