import 'server-only';
import { addDays } from '@/lib/billing/calendar-date';
import type { FieldError } from '@/lib/contract/envelope';
import type { OrderInput } from '@/lib/contract/orders';
import { MARKETS } from '@/lib/market/country';
import type { Places } from './load-places';

type Party = OrderInput['sender'] | OrderInput['receiver'];

/** What the rules of an order are checked against. */
export interface OrderFacts {
  places: Places;
  /** By country (§5). */
  phonePatterns: ReadonlyMap<string, RegExp>;
  /** The sender's day, 'YYYY-MM-DD'. */
  today: string;
}

/** A courier can be booked this many days ahead. */
export const PICKUP_HORIZON_DAYS = 30;

const issue = (field: string, message: string): FieldError => ({ field, message });

function routeIssues({ kind, sender, receiver }: OrderInput): FieldError[] {
  if (kind === 'domestic') {
    return sender.countryCode === receiver.countryCode ? [] : [issue('receiver.countryCode', 'sameCountryNeeded')];
  }
  return [
    ...(sender.countryCode === 'CN' ? [] : [issue('sender.countryCode', 'originChinaOnly')]),
    ...(receiver.countryCode === 'CN' ? [issue('receiver.countryCode', 'chooseDestination')] : []),
  ];
}

/** Country, province, city and area must lie in each other; only the first that does not is named. */
function placeIssues(name: string, party: Party, { cities, areas }: Places): FieldError[] {
  const city = cities.get(party.cityCode);
  if (!city) return [issue(`${name}.cityCode`, 'placeUnknown')];
  if (city.countryCode !== party.countryCode) return [issue(`${name}.provinceCode`, 'placeUnknown')];
  if (city.provinceCode !== party.provinceCode) return [issue(`${name}.cityCode`, 'placeUnknown')];
  if (party.areaCode === '' || areas.get(party.areaCode)?.cityCode === city.code) return [];
  return [issue(`${name}.areaCode`, 'placeUnknown')];
}

/** Separators people type into a phone number mean nothing. */
export function plainPhone(phone: string): string {
  return phone.replace(/[ ()./-]/g, '');
}

function partyIssues(name: 'sender' | 'receiver', party: Party, facts: OrderFacts): FieldError[] {
  const pattern = facts.phonePatterns.get(party.countryCode);
  return [
    ...placeIssues(name, party, facts.places),
    ...(pattern?.test(plainPhone(party.phone)) ? [] : [issue(`${name}.phone`, 'phoneFormat')]),
  ];
}

function pickupIssues({ sendingMode, pickup }: OrderInput, today: string): FieldError[] {
  if (sendingMode !== 'PICKUP' || !pickup) return [];
  if (pickup.date < today) return [issue('pickup.date', 'pickupInPast')];
  return pickup.date > addDays(today, PICKUP_HORIZON_DAYS) ? [issue('pickup.date', 'pickupTooFar')] : [];
}

function currencyIssues(order: OrderInput): FieldError[] {
  const { currency } = MARKETS[order.receiver.countryCode];
  return (['insuredValue', 'cashOnDelivery'] as const).flatMap((field) => {
    const amount = order[field];
    return amount && amount.currency !== currency ? [issue(`${field}.currency`, 'currencyOfDestination')] : [];
  });
}

/** Everything about an order that its schema cannot know. Messages are keys of `errors.json`. */
export function orderIssues(order: OrderInput, facts: OrderFacts): FieldError[] {
  return [
    ...routeIssues(order),
    ...partyIssues('sender', order.sender, facts),
    ...partyIssues('receiver', order.receiver, facts),
    ...pickupIssues(order, facts.today),
    ...currencyIssues(order),
  ];
}
