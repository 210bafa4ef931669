import 'server-only';
import type { RemarkView } from '@/lib/contract/receivers';
import type { Language } from '@/lib/market/language';
import type { Verb } from '../verb';
import { zoneName } from './query-receivers';
import { listRates } from './store';

/** What the tariff says beside its prices for a destination. */
export const queryRemarks: Verb<'queryRemark'> = async ({ ctx, input }) => {
  const { db, language } = ctx;
  const rates = await listRates(db, { country: input.countryCode, service: input.service });
  return rates
    .filter(({ kind }) => kind === 'international')
    .map((row) => ({
      service: row.service as RemarkView['service'],
      zone: row.zone,
      zoneName: zoneName(row, language),
      remark: (JSON.parse(row.remark) as Record<Language, string>)[language],
    }));
};
