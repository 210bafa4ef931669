/**
 * Names of the cookies that are written on every change of market (§3, §4). `locale` contains the message locale
 * (`zh-CN`).
 */
export const LANGUAGE_COOKIE = 'locale';
export const COUNTRY_COOKIE = 'defaultCountryCode';
/** 7 days, in seconds (§9). */
export const MARKET_COOKIE_SECONDS = 604_800;
