import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod';
import { countryCode, isoDate } from '@/lib/contract/fields';
import { WEEKDAYS_COLUMN } from '../../platform/db/tables/collection-tables';
import type { Tables } from '../../platform/db/tables/tables';

const MAX_HOLDING_DAYS = 60;

/** Payout terms of a market from a day on: one item of `ops payout-terms import`. */
export const PayoutTermsRecord = z.strictObject({
  countryCode,
  validFrom: isoDate,
  /** 1 (Monday) to 7. */
  weekdays: z
    .array(z.int('invalid').min(1, 'invalid').max(7, 'invalid'))
    .min(1, 'required')
    .refine((days) => new Set(days).size === days.length, 'invalid'),
  /** Days after the delivery for which an amount is held. */
  holdingDays: z.int('invalid').min(0, 'notNegative').max(MAX_HOLDING_DAYS, 'tooLarge'),
});
export type PayoutTermsRecord = z.output<typeof PayoutTermsRecord>;

/** Returns the key of terms. A market has one record for each first day. */
export const payoutTermsKey = ({ countryCode: country, validFrom }: PayoutTermsRecord) => `${country}:${validFrom}`;

export const payoutTermsRow = (terms: PayoutTermsRecord): Insertable<Tables['payout_terms']> => ({
  country_code: terms.countryCode,
  valid_from: terms.validFrom,
  weekdays: WEEKDAYS_COLUMN.write(terms.weekdays),
  holding_days: terms.holdingDays,
});

export const payoutTermsOf = (row: Selectable<Tables['payout_terms']>): PayoutTermsRecord => ({
  countryCode: row.country_code,
  validFrom: row.valid_from,
  weekdays: WEEKDAYS_COLUMN.read(row.weekdays),
  holdingDays: row.holding_days,
});
