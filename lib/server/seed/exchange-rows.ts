import 'server-only';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables';
import exchange from './data/exchange-rates.json';

export function exchangeRows(): Insertable<Tables['exchange_rates']>[] {
  return exchange.rates.map(({ currency, cnyPerUnit }) => ({
    currency,
    cny_per_unit: cnyPerUnit,
    as_of: exchange.date,
  }));
}
