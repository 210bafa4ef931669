import 'server-only';
import type { ListChange, ListKind, ListProblem } from '../platform/list-kind';
import { listRateRecords, removeRates, storeRates } from './rate-list-store';
import { rateKey, RateRecord, ZONES } from './rate-record';

/** Finds missing zones. A service to a country needs a rate for each of its zones. */
function findMissingZones(
  { items }: ListChange<RateRecord>,
  stored: readonly RateRecord[],
  removed: ReadonlySet<string>,
): ListProblem[] {
  const nextRates = [...stored.filter((rate) => !removed.has(rateKey(rate))), ...items];
  const keys = new Set(nextRates.map(rateKey));
  const problems = nextRates.flatMap((rate) => {
    const { kind, service, countryCode } = rate;
    return ZONES[kind]
      .map((zone) => rateKey({ ...rate, zone }))
      .filter((key) => !keys.has(key))
      .map((key) => ({ key, message: `${service} to ${countryCode} has no rate for "${key.split(':')[2]}"` }));
  });
  return [...new Map(problems.map(({ key, message }) => [key, { message }])).values()];
}

/** `ops rates import`, `ops rates export`. */
export const RATE_LIST: ListKind<RateRecord> = {
  name: 'rates',
  plural: 'rates',
  schema: RateRecord,
  keyOf: rateKey,
  tag: 'rates',
  readAll: listRateRecords,
  store: storeRates,
  remove: removeRates,
  check: async (db, change) => findMissingZones(change, await listRateRecords(db), new Set(change.removed)),
};
