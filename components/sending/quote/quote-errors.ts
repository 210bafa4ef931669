import type { InvalidField } from '@/lib/contract/envelope';
import { parseAmount } from '@/lib/i18n/format/parse-amount';
import { MARKETS } from '@/lib/market/country';
import type { QuoteDraft } from './quote-draft';

/** Fields of the request and the names they have in the form. */
const FORM_NAMES: Record<string, string> = {
  destinationCountry: 'to',
  cityCode: 'city',
  toCityCode: 'city',
  fromCityCode: 'fromCity',
  goodsClass: 'goods',
  sendingMode: 'sending',
};
const PARCEL_NAMES: Record<string, string> = {
  weightKg: 'kg',
  lengthCm: 'l',
  widthCm: 'w',
  heightCm: 'h',
  goodsValue: 'value',
  cashOnDelivery: 'collect',
  insuredValue: 'insure',
};

/** Returns the name of a form field; for a parcel's field, `kg-0`. */
export function quoteFieldOf(requestField: string): string {
  const parcel = /^parcels\.(\d+)\.(\w+)/.exec(requestField);
  if (parcel) return `${PARCEL_NAMES[parcel[2]!] ?? parcel[2]}-${parcel[1]}`;
  return FORM_NAMES[requestField] ?? requestField;
}

/** Returns the server's messages by form field, only the first of each. */
export function errorsByField(errors: readonly InvalidField[]): Record<string, string> {
  return Object.fromEntries([...errors].reverse().map(({ field, message }) => [quoteFieldOf(field), message]));
}

/** Returns the fields whose text is not an amount. The call does not see the typed text. */
export function unreadableAmounts({ parcels, country }: Pick<QuoteDraft, 'parcels' | 'country'>): string[] {
  const { currency } = MARKETS[country];
  return parcels.flatMap((parcel, index) =>
    (['value', 'collect', 'insure'] as const)
      .filter((name) => parcel[name].trim() !== '' && parseAmount(parcel[name], currency) === null)
      .map((name) => `${name}-${index}`),
  );
}
