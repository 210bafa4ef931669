import { majorUnits } from '@/lib/billing/money';
import type { QuoteRequest } from '@/lib/contract/quotes';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

/** Places are named below their province: `GH-AA-ACCRA` lies in `GH-AA`. */
export function provinceOf(city: string): string {
  return city.split('-').slice(0, 2).join('-');
}

function placeFields(names: { province: string; city: string }, city: string): [string, string][] {
  return city
    ? [
        [names.province, provinceOf(city)],
        [names.city, city],
      ]
    : [];
}

function routeFields(request: QuoteRequest): [string, string][] {
  const to = { province: 'province', city: 'city' };
  if (request.kind === 'domestic')
    return [
      ...placeFields({ province: 'fromProvince', city: 'fromCity' }, request.fromCityCode),
      ...placeFields(to, request.toCityCode),
    ];
  return [
    ['to', request.destinationCountry],
    ['service', request.service],
    ['customer', request.customer],
    ...placeFields(to, request.cityCode),
  ];
}

/**
 * The calculator with this request filled in and answered, for who wants to change it. Null for a delivery within another
 * country: the calculator of a market knows its own country only.
 */
export function calculatorLink(prefix: Prefix, country: Country, request: QuoteRequest): string | null {
  if (request.kind === 'domestic' && request.country !== country) return null;
  const amount = (name: string, money: QuoteRequest['goodsValue']): [string, string][] =>
    money ? [[name, String(majorUnits(money))]] : [];
  const fields: [string, string][] = [
    ['kind', request.kind],
    ...routeFields(request),
    ...withOwnAmounts(request).flatMap((parcel): [string, string][] => [
      ['kg', String(parcel.weightKg)],
      ['l', String(parcel.lengthCm)],
      ['w', String(parcel.widthCm)],
      ['h', String(parcel.heightCm)],
      ...amount('value', parcel.goodsValue),
      ...amount('collect', parcel.cashOnDelivery),
    ]),
    ['ask', '1'],
  ];
  return `${paths.orderQuote(prefix)}?${new URLSearchParams(fields)}`;
}
