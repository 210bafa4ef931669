import 'server-only';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { Queryable } from '../../../platform/db/open';
import {
  listAreasByCode,
  listCitiesByCode,
  type AreaRow,
  type CityRow,
} from '../../../places/geography/places-by-code-store';
import { loadRoutes, type RouteOf } from '../../../places/geography/route';

/** Cities and areas of an order, by code, and the routes between its cities. Codes that do not exist are absent. */
export interface OrderPlaces {
  cities: ReadonlyMap<string, CityRow>;
  areas: ReadonlyMap<string, AreaRow>;
  routeOf: RouteOf;
}

export async function loadPlaces(
  db: Queryable,
  { sender, receiver }: Pick<OrderInput, 'sender' | 'receiver'>,
): Promise<OrderPlaces> {
  const areaCodes = [sender.areaCode, receiver.areaCode].filter((code) => code !== '');
  const [cities, areas, routeOf] = await Promise.all([
    listCitiesByCode(db, [sender.cityCode, receiver.cityCode]),
    listAreasByCode(db, areaCodes),
    loadRoutes(db, [sender.countryCode, receiver.countryCode]),
  ]);
  return { cities, areas, routeOf };
}
