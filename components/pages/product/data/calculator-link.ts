import { majorUnits } from '@/lib/billing/money';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { AbroadRequest } from './example';

/** Returns the code of a place's province, with which the place's code starts: `GH-AA` for `GH-AA-ACCRA`. */
export function provinceOf(city: string): string {
  return city.split('-').slice(0, 2).join('-');
}

/** Returns the address of the calculator with this request and its price, for a reader who wants to change it. */
export function calculatorLink(prefix: Prefix, request: AbroadRequest): string {
  const amount = (name: string, money: QuoteRequest['goodsValue']): [string, string][] =>
    money ? [[name, String(majorUnits(money))]] : [];
  const fields: [string, string][] = [
    ['kind', request.kind],
    ['to', request.destinationCountry],
    ['service', request.service],
    ['customer', request.customer],
    ['province', provinceOf(request.cityCode)],
    ['city', request.cityCode],
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
