import { isDay, type CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import { readDigitalAddress } from '@/lib/market/digital-address';
import { digitalAddressKinds, needsDigitalAddress } from '@/lib/market/digital-address-kinds';
import { isBlankOrHasLetter } from '@/lib/text/plain-text';
import { phoneIssueIn, type PhoneIssue } from '@/lib/phone/phone-issue';
import { readPhone, type PhonePatterns } from '@/lib/phone/read-phone';
import { batteryIssues, type BatteryDetails } from './battery';
import type { OrderKind } from './choices';
import { COMPANY_EXAMPLES } from './company-examples';
import { isCompanyNumber } from './company-number';
import { isCourierNumber } from './courier-number';
import { englishNameIssue, vagueNameIssue, type GoodsRules } from './goods-issue';
import { pickupDayFault } from './pickup-days';
import { unprintableCharacters } from './printable-text';
import { readIdentityNumber } from './read-identity-number';
import { neededIdentity } from './receiver-details';
import { mayDeclareInCurrency } from './value-currency';

/** A sender or receiver. The schema reports blank fields as required. */
export interface CheckedParty {
  name: string;
  company?: string;
  phone: string;
  countryCode: '' | Country;
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  street: string;
  digitalAddress?: string;
  identityNo?: string | undefined;
}

/** Amounts of an order or of one parcel. */
interface OwnAmounts {
  insuredValue?: { currency: string } | null;
  cashOnDelivery?: { currency: string } | null;
}

/** The parts of an order that the rules read, from a request or from an incomplete form. */
export interface OrderToCheck extends OwnAmounts {
  kind: OrderKind;
  sender: CheckedParty;
  receiver: CheckedParty;
  receiverCompletes?: boolean | undefined;
  sendingMode: string;
  pickup: { date: CalendarDate } | null;
  domesticTransferNo?: string;
  /** Set for international orders. */
  goodsClass?: string | undefined;
  battery?: BatteryDetails | undefined;
  service: string;
  customerType: string;
  importer?: string | undefined;
  valueCurrency?: string | undefined;
  consignorName?: string | undefined;
  consignorAddress?: string | undefined;
  senderTaxNo?: string | undefined;
  receiverTaxNo?: string | undefined;
  parcels: readonly (OwnAmounts & GoodsNames)[];
}

/** The cities and areas of an order, by code. Places that do not exist are missing. */
export interface KnownPlaces {
  cities: ReadonlyMap<string, { code: string; provinceCode: string; countryCode: string }>;
  areas: ReadonlyMap<string, { cityCode: string }>;
}

/** Facts for checking an order. */
export interface OrderFacts {
  /** Null in the browser, where places are chosen from lists. */
  places: KnownPlaces | null;
  /** Null in the browser, which does not load the vocabulary. */
  goods: GoodsRules | null;
  /** Keyed by country (§5). Null if they could not be loaded: only the server checks then. */
  phonePatterns: PhonePatterns | null;
  /** Current day at the sender. */
  today: CalendarDate;
}

/** `field`: path in the request. `message`: key of `errors.json`. `values`: arguments of the message. */
export interface OrderIssue {
  field: string;
  message: string;
  values?: Partial<PhoneIssue['values']> & { characters?: string; companyExample?: string };
}

const issue = (field: string, message: string): OrderIssue => ({ field, message });

/** Maximum number of characters that a message names. */
const MAX_NAMED_CHARACTERS = 5;

/** Returns an issue with the characters of a field that labels and invoices cannot print; empty if there are none. */
function printIssues(field: string, text = ''): OrderIssue[] {
  const characters = unprintableCharacters(text).slice(0, MAX_NAMED_CHARACTERS).join(' ');
  return characters ? [{ ...issue(field, 'charactersNotPrinted'), values: { characters } }] : [];
}

/** Returns true if the sender is named (§3). A sender without a company name must give a person's name. */
export function isSenderNamed({ name, company = '' }: Pick<CheckedParty, 'name' | 'company'>): boolean {
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

/** Checks that country, province, city and area contain each other. Returns only the first mismatch. */
function placeIssues(name: string, party: CheckedParty, { cities, areas }: KnownPlaces): OrderIssue[] {
  const city = cities.get(party.cityCode);
  if (!city) return [issue(`${name}.cityCode`, 'placeUnknown')];
  if (city.countryCode !== party.countryCode) return [issue(`${name}.provinceCode`, 'placeUnknown')];
  if (city.provinceCode !== party.provinceCode) return [issue(`${name}.cityCode`, 'placeUnknown')];
  if (party.areaCode === '' || areas.get(party.areaCode)?.cityCode === city.code) return [];
  return [issue(`${name}.areaCode`, 'placeUnknown')];
}

function phoneIssues(
  name: string,
  { phone, countryCode }: CheckedParty,
  patterns: OrderFacts['phonePatterns'],
): OrderIssue[] {
  if (phone.trim() === '' || countryCode === '' || patterns === null) return [];
  const issue = phoneIssueIn(countryCode, readPhone(phone, countryCode, patterns));
  return issue ? [{ field: `${name}.phone`, ...issue }] : [];
}

function nameIssues(where: string, { name }: CheckedParty): OrderIssue[] {
  const field = `${where}.name`;
  return isBlankOrHasLetter(name) ? printIssues(field, name) : [issue(field, 'nameWithoutLetters')];
}

/** Returns the key for the country's code format if the text does not match it, else null. */
export function digitalAddressIssue(typed: string, country: Country): string | null {
  if (typed.trim() === '' || readDigitalAddress(typed, country)) return null;
  return `${digitalAddressKinds(country)[0]}Format`;
}

function digitalIssues(name: 'sender' | 'receiver', { digitalAddress = '', countryCode }: CheckedParty): OrderIssue[] {
  if (countryCode === '') return [];
  const message = digitalAddressIssue(digitalAddress, countryCode);
  return message ? [issue(`${name}.digitalAddress`, message)] : [];
}

/**
 * Returns the issues of details that the receiver may give. A missing identity number is no issue, because the receiver
 * can give it later.
 */
function detailIssues(order: OrderToCheck): OrderIssue[] {
  const { countryCode, digitalAddress = '', identityNo = '' } = order.receiver;
  const isNeeded = needsDigitalAddress(countryCode) && digitalAddress.trim() === '' && !order.receiverCompletes;
  const number = neededIdentity(order);
  const isWrong = number && identityNo.trim() !== '' && readIdentityNumber(number, identityNo) === null;
  return [
    ...(isNeeded ? [issue('receiver.digitalAddress', 'nationalAddressNeeded')] : []),
    ...(isWrong ? [issue('receiver.identityNo', `${number}Format`)] : []),
  ];
}

function partyIssues(
  name: 'sender' | 'receiver',
  party: CheckedParty,
  { places, phonePatterns }: OrderFacts,
): OrderIssue[] {
  return [
    ...nameIssues(name, party),
    ...(places ? placeIssues(name, party, places) : []),
    ...phoneIssues(name, party, phonePatterns),
    ...digitalIssues(name, party),
    ...(['company', 'street'] as const).flatMap((field) => printIssues(`${name}.${field}`, party[field])),
  ];
}

function pickupIssues({ sendingMode, pickup }: OrderToCheck, today: CalendarDate): OrderIssue[] {
  // The schema reports a text that is not a day.
  if (sendingMode !== 'PICKUP' || !pickup || !isDay(pickup.date)) return [];
  const fault = pickupDayFault(pickup.date, today);
  return fault ? [issue('pickup.date', fault)] : [];
}

function courierIssues({ domesticTransferNo = '' }: OrderToCheck): OrderIssue[] {
  if (domesticTransferNo.trim() === '' || isCourierNumber(domesticTransferNo)) return [];
  return [issue('domesticTransferNo', 'courierNumberFormat')];
}

/** Checks the registration numbers of companies by the format of their country. */
const companyIssues = (order: OrderToCheck): OrderIssue[] =>
  (['sender', 'receiver'] as const).flatMap((name) => {
    const { countryCode } = order[name];
    const field = `${name}TaxNo` as const;
    if (countryCode === '' || isCompanyNumber(order[field] ?? '', countryCode)) return [];
    return [{ ...issue(field, 'companyNumberFormat'), values: { companyExample: COMPANY_EXAMPLES[countryCode] } }];
  });

function currencyIssues(order: OrderToCheck): OrderIssue[] {
  const { countryCode } = order.receiver;
  if (countryCode === '') return [];
  const amounts: [string, OwnAmounts][] = [
    ['', order],
    ...order.parcels.map((parcel, index): [string, OwnAmounts] => [`parcels.${index}.`, parcel]),
  ];
  const declared = mayDeclareInCurrency(order.kind, order) ? [] : [issue('valueCurrency', 'valueCurrency')];
  const amountIssues = amounts.flatMap(([where, amountsHere]) =>
    (['insuredValue', 'cashOnDelivery'] as const).flatMap((field) => {
      const amount = amountsHere[field];
      const isForeign = amount && amount.currency !== MARKETS[countryCode].currency;
      return isForeign ? [issue(`${where}${field}.currency`, 'currencyOfDestination')] : [];
    }),
  );
  return [...declared, ...amountIssues];
}

/** Returns an issue for business express without a company (§1). */
function serviceIssues({ service, customerType }: OrderToCheck): OrderIssue[] {
  return service === 'business-express' && customerType === 'individual'
    ? [issue('service', 'serviceForCompanies')]
    : [];
}

interface GoodsNames {
  goodsNameEn: string;
  goodsNameCn?: string | undefined;
}

type GoodsToCheck = Pick<OrderToCheck, 'kind' | 'goodsClass'> & {
  parcels: readonly GoodsNames[];
};

/** Returns the issues of the goods names, by the fields of an order. */
export function goodsIssues({ kind, goodsClass = '', parcels }: GoodsToCheck, goods: GoodsRules | null): OrderIssue[] {
  return parcels.flatMap(({ goodsNameEn, goodsNameCn = '' }, index) => {
    const where = `parcels.${index}`;
    const issues = Object.entries({ goodsNameEn, goodsNameCn }).flatMap(([field, name]) => {
      const message =
        vagueNameIssue(name) ??
        goods?.nameIssue(name, kind === 'domestic' ? null : goodsClass) ??
        (field === 'goodsNameEn' ? englishNameIssue(name) : null);
      return message ? [issue(`${where}.${field}`, message)] : printIssues(`${where}.${field}`, name);
    });
    const differ = issues.length === 0 && goods?.namesDiffer(goodsNameEn, goodsNameCn);
    return differ ? [issue(`${where}.goodsNameCn`, 'goodsNamesDiffer')] : issues;
  });
}

/** Returns all issues of an order that the fields' schema cannot detect. Used by the browser and the server. */
export function orderIssues(order: OrderToCheck, facts: OrderFacts): OrderIssue[] {
  return [
    ...(isSenderNamed(order.sender) ? [] : [issue('sender.name', 'senderNameOrCompany')]),
    ...routeIssues(order),
    ...partyIssues('sender', order.sender, facts),
    ...partyIssues('receiver', order.receiver, facts),
    ...detailIssues(order),
    ...pickupIssues(order, facts.today),
    ...courierIssues(order),
    ...printIssues('consignorName', order.consignorName),
    ...printIssues('consignorAddress', order.consignorAddress),
    ...(order.kind === 'international' ? companyIssues(order) : []),
    ...currencyIssues(order),
    ...serviceIssues(order),
    ...goodsIssues(order, facts.goods),
    ...(order.kind === 'international' ? batteryIssues(order.goodsClass ?? '', order.battery) : []),
  ];
}
