// Parts of the site that the pictures show; bundled by load-site-parts.mjs.
import { createTranslator } from 'next-intl';
import { centreOf } from '@/components/parts/maps/market-map';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';
import type { LocationView } from '@/lib/contract/content/content';
import { DESTINATIONS, MARKETS, COUNTRIES, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { TRANSIT_DAYS } from '@/lib/billing/constants';
import { formatWorkingDays } from '@/lib/i18n/format/format-range';
import { formatPrefix, numeralLocale } from '@/lib/market/prefix';
import { countryName } from '@/lib/i18n/names/place-name';
import { code128Bars } from '@/lib/parcel/code128-bars';
import { printedHub } from '@/lib/parcel/printed-hub-code';
import { exampleWaybill, groupedWaybill, type Waybill } from '@/lib/parcel/waybill-number';
import hubs from '@/lib/server/programs/seed/data/hubs.json';
import type home from '@/messages/en/home.json';

export { PRODUCTS } from '@/components/pages/product/data/products';
export { MARKET_SHARE_PICTURES, SHARE_PICTURES, sharePicturePath } from '@/lib/seo/share-pictures';
export { BRAND } from '@/lib/market/brand';
export { LANGUAGES, directionOf } from '@/lib/market/language';

export const marketsIn = (language: Language) =>
  COUNTRIES.filter((country) => MARKETS[country].languages.includes(language)).map((country) => ({
    country,
    prefix: formatPrefix({ country, language }),
  }));

/** Returns the headline of a market's home page. */
export function homeTitle(messages: typeof home, country: Country, language: Language): string {
  const t = createTranslator({ locale: language, messages: { home: messages } });
  const { minDays, maxDays } = TRANSIT_DAYS['special-line'];
  const days = formatWorkingDays(minDays, maxDays, numeralLocale({ country, language }));
  return t('home.hero.title', { market: country, country: countryName(country, language), days, ...NETWORK_FIGURES });
}

const locationsIn = (language: Language): LocationView[] =>
  hubs.flatMap(({ country, cities }) =>
    cities.map(({ code, names, lat, lng, role }) => ({
      code,
      name: names[language],
      countryCode: country as Country,
      lat,
      lng,
      role: role as LocationView['role'],
    })),
  );

/** Returns the texts of a market's label: the route to its centre, or from China to every market's centre. */
export function labelTextsOf(language: Language, country: Country) {
  const locations = locationsIn(language);
  const origin = locations.find(({ role }) => role === 'origin')!;
  const markets = country === 'CN' ? DESTINATIONS : [country];
  const number = exampleWaybill(country);
  return {
    from: printedHub(origin),
    to: markets.map((market) => printedHub(centreOf(market, locations)!)),
    bars: code128Bars(number),
    number: groupedWaybill(number as Waybill),
  };
}
