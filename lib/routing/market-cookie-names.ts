/** §3, §4: both cookies are written on every change of market. `locale` contains the message locale (`zh-CN`). */
export const LANGUAGE_COOKIE = 'locale';
export const COUNTRY_COOKIE = 'defaultCountryCode';
/** §9: 7 days, in seconds. */
export const MARKET_COOKIE_MAX_AGE = 604_800;
