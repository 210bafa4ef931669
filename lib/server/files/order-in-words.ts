import 'server-only';
import type { OrderView } from '@/lib/contract/orders';
import type { Country } from '@/lib/market/country';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { say } from '../messages';
import { localDay } from '../orders/local-day';
import type { PartyLines, Words } from '../pdf/paper';
import type { SpokenValue } from '../spoken-values';

/** An order as its papers need it: in English for couriers and customs, and in the language of who asks. */
export interface OrderInWords {
  language: Language;
  english: OrderView;
  local: OrderView;
  countryNames: (country: Country) => Record<Language, string>;
  /** The public tracking page of its waybill. */
  trackAddress: string;
  madeAt: Date;
}

/** A phrase of `server.json`'s `files`, in both languages. */
export function wordsOf(language: Language, key: string, values?: Record<string, SpokenValue>): Words {
  const said = (spoken: Language) => say(spoken, `files.${key}`, values);
  return { en: said('en'), local: language === 'en' ? null : said(language) };
}

type Party = OrderView['sender'];

/** Area, city and province; two names of one place are said once. */
function placeLine({ areaName, cityName, provinceName }: Party): string {
  return [...new Set([areaName, cityName, provinceName].filter(Boolean))].join(', ');
}

export function countryWords({ language, countryNames }: OrderInWords, country: Country): Words {
  const names = countryNames(country);
  return { en: names.en, local: language === 'en' || names[language] === names.en ? null : names[language] };
}

/** One party of the order, with its places first in the letters that every courier reads. */
export function partyLines(order: OrderInWords, name: 'sender' | 'receiver'): PartyLines {
  const party = order.english[name];
  const places = [placeLine(party), placeLine(order.local[name])];
  return {
    name: party.name,
    company: party.company,
    phone: party.phone,
    email: party.email,
    street: party.street,
    places: [...new Set(places.filter(Boolean))],
    country: countryWords(order, party.countryCode),
    countryCode: party.countryCode,
  };
}

/** The day the order was placed, where it was placed: `2026-11-20`, which reads the same in every language. */
export function orderDay({ english }: OrderInWords): string {
  return localDay(new Date(english.createTime), MARKETS[english.sender.countryCode].timeZone);
}
