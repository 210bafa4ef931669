import 'server-only';
import { printedDigitalAddress } from '@/lib/market/digital-address';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { placeNameOrder } from '@/lib/i18n/names/place-name-order';
import type { Country } from '@/lib/market/country';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { translate } from '../../platform/texts/server-texts';
import { localDay } from '@/lib/time/calendar-date';
import { DETAIL_NAMES, isIdentity } from '@/lib/orders/receiver-details';
import { readPin } from '@/lib/orders/read-pin';
import { plusCodeOf } from '@/lib/market/digital-address';
import type { DetailRow } from '../receiver/details/details-store';
import type { PartyLines, BilingualText } from '../../platform/ports/print-content';
import type { MessageArgument } from '../../platform/texts/message-arguments';

/** Order in the form that its documents need: in English for couriers and customs, and in the reader's language. */
export interface OrderTexts {
  language: Language;
  english: OrderView;
  local: OrderView;
  /** Details of the receiver, in full. */
  details: readonly Pick<DetailRow, 'detail' | 'value'>[];
  countryNames: (country: Country) => Record<Language, string>;
  /** Returns the URL of the public tracking page of a waybill or order number. */
  trackAddress: (number: string) => string;
  madeAt: Date;
}

/** Returns a text of `files` in `server.json`, in both languages. */
export function bilingualText(
  language: Language,
  key: string,
  values?: Record<string, MessageArgument>,
): BilingualText {
  const textIn = (spoken: Language) => translate(spoken, `files.${key}`, values);
  return { en: textIn('en'), local: language === 'en' ? null : textIn(language) };
}

/** Returns the name of the order's service, in the words of the sender's market. */
export function serviceName({ language, english: { service, sender } }: OrderTexts): BilingualText {
  const key = `service.${service}`;
  const { en, local } = bilingualText(language, key);
  return { en, local: local && translate({ language, country: sender.countryCode }, `files.${key}`) };
}

type Party = OrderView['sender'];

/** Returns the places of an address in the order that the language uses. */
function placeLine({ areaName, cityName, provinceName }: Party, language: Language): string {
  const { names, separator } = placeNameOrder([areaName, cityName, provinceName], language);
  return names.join(separator);
}

export function bilingualCountry({ language, countryNames }: OrderTexts, country: Country): BilingualText {
  const names = countryNames(country);
  return { en: names.en, local: language === 'en' || names[language] === names.en ? null : names[language] };
}

/** Returns one party of the order. Its places come first in Latin letters, which every courier reads. */
export function partyLines(order: OrderTexts, name: 'sender' | 'receiver'): PartyLines {
  const party = order.english[name];
  const local = order.local[name];
  // Names that are spelled the same in both languages are printed once.
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

/** Returns the receiver as `partyLines` does, with a second phone number and the place on the map. */
export function receiverLines(order: OrderTexts): PartyLines {
  const lines = partyLines(order, 'receiver');
  const valueOf = (detail: DetailRow['detail']) => order.details.find((each) => each.detail === detail)?.value;
  const phone = [lines.phone, valueOf('secondPhone')].filter(Boolean).join(', ');
  const pin = readPin(valueOf('pin') ?? '');
  const code = pin && `Plus Code ${plusCodeOf(pin)}`;
  return { ...lines, phone, places: [...(code ? [code] : []), ...lines.places] };
}

/** Returns a line for each identity or tax number of the receiver, or none. Only customs documents show them. */
export function identityLines({ details }: OrderTexts): string[] {
  return details.flatMap(({ detail, value }) => (isIdentity(detail) ? [`${DETAIL_NAMES[detail]} ${value}`] : []));
}

/**
 * Returns the day of the order in the sender's time zone, such as `2026-11-20`, which is the same in every language.
 */
export function orderDay({ english }: OrderTexts): string {
  return localDay(new Date(english.createTime), MARKETS[english.sender.countryCode].timeZone);
}
