import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { MarketChoice } from '@/lib/market/prefix';
import { SHORT_LINK } from './request-path';
import { turkishOrigin, type RouteConfig } from './route-config';

/** Digits and small letters that nobody takes for another: no 0, 1, i, l, o. */
export const LINK_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** With it a link on a host of ten characters has 30, and 2.6e13 tokens are possible. */
export const LINK_TOKEN_LENGTH = 9;

/** A token as it may be typed from a message, or null for what is none. */
export function readLinkToken(typed: string): string | null {
  const token = typed.trim().toLowerCase();
  return token.length === LINK_TOKEN_LENGTH && [...token].every((each) => LINK_ALPHABET.includes(each)) ? token : null;
}

/** Where the pages of a country live. */
export interface Origins extends RouteConfig {
  /** SITE_URL without a final slash. */
  siteUrl: string;
}

export function originOfMarket(country: Country, origins: Origins): string {
  return (country === 'TR' ? turkishOrigin(origins) : null) ?? origins.siteUrl;
}

/** The address that a message carries. */
export function shortLink(token: string, country: Country, origins: Origins): string {
  return `${originOfMarket(country, origins)}/${SHORT_LINK}/${token}`;
}

/** The choice itself where its country speaks its language, else the country's default language. */
export function spokenIn(country: Country, language: Language): MarketChoice {
  const { languages, defaultLanguage } = MARKETS[country];
  return { country, language: languages.includes(language) ? language : defaultLanguage };
}
