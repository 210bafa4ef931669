import * as z from 'zod';
import { LEDGER_ENTRY_KINDS } from '@/lib/billing/collection-ledger';
import { ORDER_KINDS } from '@/lib/orders/choices';
import { COLLECTION_STATES, PAYOUT_STATES } from '@/lib/orders/payout-state';
import { countryCode, currency, id, isoDate } from '../fields';

/** Amount that may be negative, in the currency's minor unit. */
const signedAmount = z.object({ currency, minor: z.int() });

const cursor = z.string().max(200, 'invalid').default('');

/** Money of a parcel with cash on delivery, from its delivery on. */
export const ParcelCollection = z.object({
  /**
   * `HELD`: on hold until `payoutOn`. `DUE`: in the next payout. `SENT`: handed to the bank. `PAID`: paid by the
   * bank. `OWED`: taken from the next payout.
   */
  state: z.enum(COLLECTION_STATES),
  collected: signedAmount,
  /** Part of the fee that the price did not contain. Negative if the price contained too much. */
  fee: signedAmount,
  collectedAt: z.iso.datetime(),
  /** Day of the payout, or the expected one. Null while it is not known. */
  payoutOn: z.iso.date().nullable(),
});
export type ParcelCollection = z.infer<typeof ParcelCollection>;

/** Money that we collected for an account in one market. `balance` is the sum of `held`, `due` and `sent`. */
export const CollectionBalance = z.object({
  countryCode,
  balance: signedAmount,
  held: signedAmount,
  due: signedAmount,
  sent: signedAmount,
  /** Expected payouts, the first one first. */
  upcoming: z.array(z.object({ on: z.iso.date(), amount: signedAmount, parcels: z.int() })),
  /** Terms of payouts that apply today. Null if the market has none yet. */
  terms: z.object({ weekdays: z.array(z.int()), holdingDays: z.int() }).nullable(),
  /** False: we cannot pay out, because no bank account is stored. */
  hasBankAccount: z.boolean(),
});
export type CollectionBalance = z.infer<typeof CollectionBalance>;

export const CollectionBalancesResponse = z.object({ balances: z.array(CollectionBalance) });

export const CollectionEntriesQuery = z.object({
  countryCode,
  /** `nextCursor` of the previous page. */
  cursor,
});

/** Entry of the ledger. It is never changed or deleted. */
export const CollectionEntry = z.object({
  /** Place in the ledger, from 1, without gaps. */
  position: z.int(),
  kind: z.enum(LEDGER_ENTRY_KINDS),
  /** Effect on the balance. */
  amount: signedAmount,
  waybillNo: z.string(),
  payoutId: z.string().nullable(),
  /** Place of the entry that a correction reverses. */
  corrects: z.int().nullable(),
  time: z.iso.datetime(),
});
export type CollectionEntry = z.infer<typeof CollectionEntry>;

export const CollectionEntriesResponse = z.object({
  items: z.array(CollectionEntry),
  nextCursor: z.string().nullable(),
});

export const PayoutsQuery = z.object({
  /** `nextCursor` of the previous page. */
  cursor,
});

export const PayoutView = z.object({
  id: z.string(),
  countryCode,
  amount: signedAmount,
  parcels: z.int(),
  state: z.enum(PAYOUT_STATES),
  proposeTime: z.iso.datetime(),
  /** Day on which the bank paid or rejected it. Null until then. */
  settledOn: z.iso.date().nullable(),
  bankReference: z.string().nullable(),
  /** Reason of the bank if it rejected the payout. */
  reason: z.string().nullable(),
});
export type PayoutView = z.infer<typeof PayoutView>;

export const PayoutsResponse = z.object({ items: z.array(PayoutView), nextCursor: z.string().nullable() });

export const PayoutQuery = z.object({ id });

export const PayoutDetail = PayoutView.extend({
  /** Parcels in the payout with their parts of it. A negative part deducts what was paid too much. */
  items: z.array(
    z.object({
      waybillNo: z.string(),
      tradeNo: z.string(),
      orderId: z.string(),
      kind: z.enum(ORDER_KINDS),
      amount: signedAmount,
    }),
  ),
});
export type PayoutDetail = z.infer<typeof PayoutDetail>;

export const STATEMENT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];
/** Maximum number of entries of one statement. */
export const MAX_STATEMENT_ENTRIES = 2000;

export const CollectionStatementQuery = z.object({
  countryCode,
  /** First and last day in the market. */
  from: isoDate,
  to: isoDate,
  format: z.enum(STATEMENT_FORMATS, { error: 'chooseOne' }),
});
