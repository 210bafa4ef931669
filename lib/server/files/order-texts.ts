import 'server-only';
import { printedDigitalAddress } from '@/lib/market/digital-address';
import type { OrderView } from '@/lib/contract/orders';
import { placeOrder } from '@/lib/i18n/place-name-order';
import type { Country } from '@/lib/market/country';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { translate } from '../platform/texts/server-texts';
import { localDay } from '@/lib/market/calendar-date';
import type { PartyLines, BilingualText } from '../platform/ports/paper';
import type { MessageArgument } from '../message-arguments';

/** An order as its papers need it: in English for couriers and customs, and in the language of who asks. */
export interface OrderTexts {
  language: Language;
  english: OrderView;
  local: OrderView;
  countryNames: (country: Country) => Record<Language, string>;
  /** The public tracking page of a waybill or order number. */
  trackAddress: (number: string) => string;
  madeAt: Date;
}

/** A phrase of `server.json`'s `files`, in both languages. */
export function bilingualText(
  language: Language,
  key: string,
  values?: Record<string, MessageArgument>,
): BilingualText {
  const said = (spoken: Language) => translate(spoken, `files.${key}`, values);
  return { en: said('en'), local: language === 'en' ? null : said(language) };
}

type Party = OrderView['sender'];

/** As an address is written in the language. */
function placeLine({ areaName, cityName, provinceName }: Party, language: Language): string {
  const { names, separator } = placeOrder([areaName, cityName, provinceName], language);
  return names.join(separator);
}

export function bilingualCountry({ language, countryNames }: OrderTexts, country: Country): BilingualText {
  const names = countryNames(country);
  return { en: names.en, local: language === 'en' || names[language] === names.en ? null : names[language] };
}

/** One party of the order, with its places first in the letters that every courier reads. */
export function partyLines(order: OrderTexts, name: 'sender' | 'receiver'): PartyLines {
  const party = order.english[name];
  const local = order.local[name];
  // Names that have no other spelling are not turned around either.
  const sameNames = (['areaName', 'cityName', 'provinceName'] as const).every((each) => party[each] === local[each]);
  const code = printedDigitalAddress(party.digitalAddress, party.countryCode);
  const places = [code, placeLine(party, 'en'), sameNames ? '' : placeLine(local, order.language)];
  return {
    name: party.name,
    company: party.company,
    phone: party.phone,
    email: party.email,
    street: party.street,
    places: [...new Set(places.filter(Boolean))],
    country: bilingualCountry(order, party.countryCode),
    countryCode: party.countryCode,
  };
}

/** The day the order was placed, where it was placed: `2026-11-20`, which reads the same in every language. */
export function orderDay({ english }: OrderTexts): string {
  return localDay(new Date(english.createTime), MARKETS[english.sender.countryCode].timeZone);
}
