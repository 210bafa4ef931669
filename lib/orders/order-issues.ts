import type { CalendarDate } from '@/lib/market/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import { readDigitalAddress } from '@/lib/market/digital-address';
import { digitalAddressKinds, needsDigitalAddress } from '@/lib/market/digital-address-kinds';
import { isBlankOrHasLetter, plainText } from '@/lib/parcel/plain-text';
import type { OrderKind } from './choices';
import { isCourierNumber } from './courier-number';
import { englishNameIssue, goodsNameIssue } from './goods-issue';
import { pickupDayFault } from './pickup-days';

/** A sender or receiver. What is still blank is left to the schema, which says what is required. */
export interface Party {
  name: string;
  company?: string;
  phone: string;
  countryCode: '' | Country;
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  digitalAddress?: string;
}

/** An order as far as the rules read it: the request's, or a form's that is not complete yet. */
interface OwnAmounts {
  insuredValue?: { currency: string } | null;
  cashOnDelivery?: { currency: string } | null;
}

export interface OrderToCheck extends OwnAmounts {
  kind: OrderKind;
  sender: Party;
  receiver: Party;
  sendingMode: string;
  pickup: { date: CalendarDate } | null;
  domesticTransferNo?: string;
  /** Of international orders. */
  goodsClass?: string;
  service: string;
  customerType: string;
  parcels: readonly (OwnAmounts & { goodsNameEn: string; goodsNameCn: string })[];
}

/** The cities and areas an order names, by code; what does not exist is missing. */
export interface KnownPlaces {
  cities: ReadonlyMap<string, { code: string; provinceCode: string; countryCode: string }>;
  areas: ReadonlyMap<string, { cityCode: string }>;
}

/** What an order is checked against. */
export interface OrderFacts {
  /** Null in the browser, where places are chosen from lists. */
  places: KnownPlaces | null;
  /** By country (§5). Null where they could not be had: then the service checks alone. */
  phonePatterns: ReadonlyMap<string, RegExp> | null;
  /** The sender's day. */
  today: CalendarDate;
}

/** `field` is the request's, `message` a key of `errors.json`. */
export interface OrderIssue {
  field: string;
  message: string;
}

const issue = (field: string, message: string): OrderIssue => ({ field, message });

/** §3: a sender without a company name must give a person's name. */
export function isSenderNamed({ name, company = '' }: Pick<Party, 'name' | 'company'>): boolean {
  return name.trim() !== '' || company.trim() !== '';
}

function routeIssues({ kind, sender, receiver }: OrderToCheck): OrderIssue[] {
  if (kind === 'domestic') {
    return sender.countryCode === receiver.countryCode ? [] : [issue('receiver.countryCode', 'sameCountryNeeded')];
  }
  return [
    ...(sender.countryCode === 'CN' ? [] : [issue('sender.countryCode', 'originChinaOnly')]),
    ...(receiver.countryCode === 'CN' ? [issue('receiver.countryCode', 'chooseDestination')] : []),
  ];
}

/** Country, province, city and area must lie in each other; only the first that does not is named. */
function placeIssues(name: string, party: Party, { cities, areas }: KnownPlaces): OrderIssue[] {
  const city = cities.get(party.cityCode);
  if (!city) return [issue(`${name}.cityCode`, 'placeUnknown')];
  if (city.countryCode !== party.countryCode) return [issue(`${name}.provinceCode`, 'placeUnknown')];
  if (city.provinceCode !== party.provinceCode) return [issue(`${name}.cityCode`, 'placeUnknown')];
  if (party.areaCode === '' || areas.get(party.areaCode)?.cityCode === city.code) return [];
  return [issue(`${name}.areaCode`, 'placeUnknown')];
}

/** The phone as its country's pattern reads it: separators people type mean nothing. */
export function plainPhone(phone: string): string {
  return plainText(phone).replace(/[ ()./-]/g, '');
}

function phoneIssues(name: string, { phone, countryCode }: Party, patterns: OrderFacts['phonePatterns']): OrderIssue[] {
  if (phone.trim() === '' || countryCode === '' || patterns === null) return [];
  const plain = plainPhone(phone);
  if (patterns.get(countryCode)?.test(plain)) return [];
  // The country's code stands beside the field: a number with another one is a person's elsewhere, not a slip.
  const elsewhere =
    /^(\+|00)/.test(plain) && !plain.replace(/^(\+|00)/, '').startsWith(MARKETS[countryCode].callingCode);
  return [issue(`${name}.phone`, elsewhere ? 'phoneElsewhere' : 'phoneFormat')];
}

function nameIssues(where: string, { name }: Party): OrderIssue[] {
  return isBlankOrHasLetter(name) ? [] : [issue(`${where}.name`, 'nameWithoutLetters')];
}

/** The key of what a country's codes look like, for a text that is none of them. */
export function digitalAddressIssue(typed: string, country: Country): string | null {
  if (typed.trim() === '' || readDigitalAddress(typed, country)) return null;
  return `${digitalAddressKinds(country)[0]}Format`;
}

function digitalIssues(name: 'sender' | 'receiver', { digitalAddress = '', countryCode }: Party): OrderIssue[] {
  if (countryCode === '') return [];
  const needed = name === 'receiver' && digitalAddress.trim() === '' && needsDigitalAddress(countryCode);
  const message = needed ? 'nationalAddressNeeded' : digitalAddressIssue(digitalAddress, countryCode);
  return message ? [issue(`${name}.digitalAddress`, message)] : [];
}

function partyIssues(name: 'sender' | 'receiver', party: Party, { places, phonePatterns }: OrderFacts): OrderIssue[] {
  return [
    ...nameIssues(name, party),
    ...(places ? placeIssues(name, party, places) : []),
    ...phoneIssues(name, party, phonePatterns),
    ...digitalIssues(name, party),
  ];
}

function pickupIssues({ sendingMode, pickup }: OrderToCheck, today: CalendarDate): OrderIssue[] {
  if (sendingMode !== 'PICKUP' || !pickup || pickup.date === '') return [];
  const fault = pickupDayFault(pickup.date, today);
  return fault ? [issue('pickup.date', fault)] : [];
}

function courierIssues({ domesticTransferNo = '' }: OrderToCheck): OrderIssue[] {
  if (domesticTransferNo.trim() === '' || isCourierNumber(domesticTransferNo)) return [];
  return [issue('domesticTransferNo', 'courierNumberFormat')];
}

function currencyIssues(order: OrderToCheck): OrderIssue[] {
  const { countryCode } = order.receiver;
  if (countryCode === '') return [];
  const amounts: [string, OwnAmounts][] = [
    ['', order],
    ...order.parcels.map((parcel, index): [string, OwnAmounts] => [`parcels.${index}.`, parcel]),
  ];
  return amounts.flatMap(([where, amountsHere]) =>
    (['insuredValue', 'cashOnDelivery'] as const).flatMap((field) => {
      const amount = amountsHere[field];
      const foreign = amount && amount.currency !== MARKETS[countryCode].currency;
      return foreign ? [issue(`${where}${field}.currency`, 'currencyOfDestination')] : [];
    }),
  );
}

/** §1: business express is for companies. */
function serviceIssues({ service, customerType }: OrderToCheck): OrderIssue[] {
  return service === 'business-express' && customerType === 'individual'
    ? [issue('service', 'serviceForCompanies')]
    : [];
}

function goodsIssues({ kind, goodsClass = '', parcels }: OrderToCheck): OrderIssue[] {
  return parcels.flatMap((parcel, index) =>
    (['goodsNameEn', 'goodsNameCn'] as const).flatMap((field) => {
      const message =
        goodsNameIssue(parcel[field], kind === 'domestic' ? null : goodsClass) ??
        (field === 'goodsNameEn' ? englishNameIssue(parcel[field]) : null);
      return message ? [issue(`parcels.${index}.${field}`, message)] : [];
    }),
  );
}

/** Everything about an order that the schema of its fields cannot know. The browser and the server both ask this. */
export function orderIssues(order: OrderToCheck, facts: OrderFacts): OrderIssue[] {
  return [
    ...(isSenderNamed(order.sender) ? [] : [issue('sender.name', 'senderNameOrCompany')]),
    ...routeIssues(order),
    ...partyIssues('sender', order.sender, facts),
    ...partyIssues('receiver', order.receiver, facts),
    ...pickupIssues(order, facts.today),
    ...courierIssues(order),
    ...currencyIssues(order),
    ...serviceIssues(order),
    ...goodsIssues(order),
  ];
}
