import 'server-only';
import { INTERNATIONAL_SERVICES } from '@/lib/orders/choices';
import { WORDS_COLUMN } from '../platform/db/json-column';
import type { Verb } from '../platform/verb';
import { zoneName } from './query-receivers';
import { listRates } from './quote-store';

/** Returns the tariff's remarks on international destinations. */
export const queryRemarks: Verb<'queryRemark'> = async ({ ctx, input }) => {
  const { db, language } = ctx;
  const rates = await listRates(db, { country: input.countryCode, service: input.service });
  return rates.flatMap((row) => {
    const service = INTERNATIONAL_SERVICES.find((each) => each === row.service);
    if (!service) return [];
    const remark = WORDS_COLUMN.read(row.remark)[language];
    return [{ service, zone: row.zone, zoneName: zoneName(row, language), remark }];
  });
};
