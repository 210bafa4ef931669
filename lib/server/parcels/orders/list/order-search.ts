import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { foldText } from '@/lib/text/fold-text';
import { plainText } from '@/lib/text/plain-text';
import { NAMES_COLUMN } from '../../../platform/db/json-column';
import { searchText } from '../../../places/geography/search-store';
import type { OrderPlaces } from '../place/load-places';

/** Numbers by which an order is found. */
export interface OrderNumbers {
  tradeNo: string;
  waybills: readonly string[];
}

/**
 * Returns the `search` column of an order: its numbers, the shop's own number, its people, the receiver's city in every
 * language, its goods.
 */
export function orderSearch(
  { order, places }: { order: OrderInput; places: OrderPlaces },
  { tradeNo, waybills }: OrderNumbers,
): string {
  const { sender, receiver, parcels, shopOrderNo = '' } = order;
  const city = places.cities.get(receiver.cityCode);
  const cityNames = city ? [city.name ?? '', ...Object.values(city.names ? NAMES_COLUMN.read(city.names) : {})] : [];
  const goods = parcels.flatMap(({ goodsNameEn, goodsNameCn }) => [goodsNameEn, goodsNameCn]);
  return searchText(
    [
      tradeNo,
      ...waybills,
      shopOrderNo,
      plainText(shopOrderNo),
      receiver.name,
      sender.name,
      sender.company,
      ...cityNames,
      ...goods,
    ].filter(Boolean),
  );
}

/** Returns the typed text as words of the `search` column. Digits may be of any script. */
export function searchWords(text: string): string[] {
  const words = text.split(/\s+/).map((word) => (/\p{N}/u.test(word) ? plainText(word) : word));
  return foldText(words.join(' ')).split(' ').filter(Boolean);
}
