import 'server-only';
import type { CountryView } from '@/lib/contract/places/countries';
import { MARKETS } from '@/lib/market/country';
import { withTimesTogether } from '@/lib/i18n/format/format-time';
import { placeName } from '@/lib/i18n/names/place-name';
import type { Language } from '@/lib/market/language';
import { LANGUAGE_NAMES } from '@/lib/market/language-names';
import type { CountryRecord } from './country-record';

/** Presents a country for the country list (§3), with names in all six languages and in the request's language. */
export function presentCountry(country: CountryRecord, language: Language): CountryView {
  const { names, openTime, address } = country;
  const openTimeIn = (reader: Language) => withTimesTogether(openTime[reader]);
  const { defaultLanguage, languages } = MARKETS[country.code];
  return {
    code: country.code,
    nameEN: names.en,
    nameCN: names['zh-CN'],
    nameAR: names.ar,
    nameFR: names.fr,
    nameUR: names.ur,
    nameTR: names.tr,
    countryName: placeName(country, language),
    defaultMark: country.defaultMark,
    defaultLang: defaultLanguage,
    langList: languages.map((langKey) => ({ langKey, name: LANGUAGE_NAMES[langKey] })),
    iconWeb: `/flags/${country.code.toLowerCase()}.svg`,
    contact: country.contact,
    email: country.email,
    senderNames: country.senderNames,
    openTimeEN: openTimeIn('en'),
    openTimeCN: openTimeIn('zh-CN'),
    openTimeAR: openTimeIn('ar'),
    openTimeFR: openTimeIn('fr'),
    openTimeUR: openTimeIn('ur'),
    openTimeTR: openTimeIn('tr'),
    openTime: openTimeIn(language),
    hours: country.hours,
    address: address[language],
    social: country.social,
  };
}
