import 'server-only';
import * as z from 'zod';
import type { LedgerEntryKind, LedgerAccount } from '@/lib/billing/collection-ledger';
import type { Country } from '@/lib/market/country';
import type { PayoutState } from '@/lib/orders/payout-state';
import { jsonColumn, type Json } from '../json-column';

const payee = z.object({ holder: z.string(), bank: z.string(), account: z.string() });
/** Bank account to which a seller's money is paid out. */
export type Payee = z.output<typeof payee>;
export const PAYEE_COLUMN = jsonColumn(payee);

const weekdays = z.array(z.number());
export const WEEKDAYS_COLUMN = jsonColumn(weekdays);

const money = z.object({ currency: z.string(), minor: z.number() });
/** Amount that a courier was given at the door. */
export const COLLECTED_COLUMN = jsonColumn(money);

/** Rows of cash on delivery as money. Amounts are minor units of the market's currency. */
export interface CollectionTables {
  /** Money that we collected for an account in one market. */
  collection_ledgers: {
    id: string;
    /** Null after the account was closed. */
    user_id: string | null;
    country_code: Country;
    /** Null until operators store it. */
    payee: Json<Payee> | null;
    created_at: string;
  };
  /**
   * Double entry: each row moves an amount between two accounts. Rows are only added
   * (lib/billing/collection-ledger.ts).
   */
  ledger_entries: {
    ledger_id: string;
    /** Position in the ledger, from 1 without gaps. */
    position: number;
    kind: LedgerEntryKind;
    from_account: LedgerAccount;
    to_account: LedgerAccount;
    minor: number;
    waybill_no: string;
    /** Null for entries that no payout made. */
    payout_id: string | null;
    /** Position of the entry that it reverses. */
    corrects: number | null;
    /** `scan:EVENT-ID` or `payout:ID`. */
    cause: string;
    at: string;
  };
  /** Current amounts of each parcel: the sums of its ledger entries. */
  collected_parcels: {
    waybill_no: string;
    ledger_id: string;
    collected_at: string;
    /** Date 'YYYY-MM-DD' in the market. */
    collected_on: string;
    collected_minor: number;
    /** Fee that the price did not contain; negative if it contained too much. */
    fee_minor: number;
    /** Amount that we owe the seller for the parcel. Negative if a correction came after the payout. */
    open_minor: number;
    /** Latest payout. `payout_minor`: amount of the parcel in a payout that the bank has not confirmed, otherwise 0. */
    payout_id: string | null;
    payout_minor: number;
  };
  payouts: {
    id: string;
    ledger_id: string;
    minor: number;
    parcels: number;
    state: PayoutState;
    proposed_at: string;
    /**
     * Bank account and time of the first export for the bank. Both are null before the export. `payee` is null again
     * after the account was closed.
     */
    payee: Json<Payee> | null;
    exported_at: string | null;
    settled_at: string | null;
    /** Date 'YYYY-MM-DD' at the bank. */
    settled_on: string | null;
    /** Market of the bank that settled it. The reference is unique there. */
    bank_country: Country | null;
    bank_reference: string | null;
    /** Reason of the bank if it rejected the payout. */
    reason: string | null;
  };
  /**
   * Parcels of each payout with their amounts. The rows of a rejected payout stay, although its parcels are also in a
   * later one.
   */
  payout_parcels: { payout_id: string; waybill_no: string; minor: number };
  /** Payout terms of a market from a day on: lib/billing/payout-schedule.ts. */
  payout_terms: { country_code: Country; valid_from: string; weekdays: Json<number[]>; holding_days: number };
}
