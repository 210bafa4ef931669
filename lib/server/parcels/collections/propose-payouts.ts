import 'server-only';
import { randomBytes } from 'node:crypto';
import { payoutDayFrom, releasedOn } from '@/lib/billing/payout-schedule';
import { money, type Money } from '@/lib/billing/money';
import type { CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import { RANDOM_BYTES, randomDigits } from '@/lib/parcel/random-digits';
import type { Database, Queryable } from '../../platform/db/open';
import { lockLedgers } from './ledger-store';
import { insertPayout, listLedgersWithOpenParcels, listOpenParcels, putIntoPayout } from './payout-store';
import type { PayoutTermsRecord } from './terms-record';

const PAYOUT_DIGITS = 12;

/** Returns a new payout number, such as `PO012345678901`. */
const newPayoutId = () => `PO${randomDigits(randomBytes(RANDOM_BYTES), PAYOUT_DIGITS)}`;

/** Due amount of one account. `payout` is null, and `lacksPayee` true, if the account has no bank account. */
export interface PayoutProposal {
  account: string;
  amount: Money;
  parcels: number;
  payout: string | null;
  lacksPayee: boolean;
}

async function proposeFor(
  trx: Queryable,
  ledger: Awaited<ReturnType<typeof listLedgersWithOpenParcels>>[number],
  terms: readonly PayoutTermsRecord[],
  { day, now }: { day: CalendarDate; now: Date },
): Promise<PayoutProposal | null> {
  const [locked] = await lockLedgers(trx, [ledger.id]);
  const open = (await listOpenParcels(trx, ledger.id)).filter(({ payout_minor }) => payout_minor === 0);
  // An overpayment is taken back at once, without the holding days.
  const dueParcels = open.filter(({ open_minor, collected_on }) => {
    const free = releasedOn(terms, collected_on);
    return open_minor < 0 || (free !== null && free <= day);
  });
  const minor = dueParcels.reduce((sum, { open_minor }) => sum + open_minor, 0);
  if (minor <= 0 || !locked) return null;
  const { country_code: country, payee } = locked;
  const account = ledger.email ?? ledger.phone ?? '';
  const proposal = { account, amount: money(MARKETS[country].currency, minor), parcels: dueParcels.length };
  if (payee === null) return { ...proposal, payout: null, lacksPayee: true };
  const id = newPayoutId();
  await insertPayout(trx, {
    id,
    ledger_id: ledger.id,
    minor,
    parcels: dueParcels.length,
    state: 'PROPOSED',
    proposed_at: now.toISOString(),
    payee: null,
    exported_at: null,
    settled_at: null,
    settled_on: null,
    bank_country: null,
    bank_reference: null,
    reason: null,
  });
  await putIntoPayout(trx, dueParcels, id);
  return { ...proposal, payout: id, lacksPayee: false };
}

/**
 * Proposes a payout for each account of a market whose money is due on `day`. The day must be one of the market's
 * payout days, otherwise it returns the next one, or null without terms. A parcel is in one payout only, so a repeated
 * call proposes nothing twice.
 */
export async function proposePayouts(
  db: Database,
  { country, day, terms }: { country: Country; day: CalendarDate; terms: readonly PayoutTermsRecord[] },
  now: Date,
): Promise<PayoutProposal[] | { nextDay: CalendarDate | null }> {
  const nextDay = payoutDayFrom(terms, day);
  if (nextDay !== day) return { nextDay };
  const proposals: PayoutProposal[] = [];
  for (const ledger of await listLedgersWithOpenParcels(db, country)) {
    const proposal = await db.transaction().execute((trx) => proposeFor(trx, ledger, terms, { day, now }));
    if (proposal) proposals.push(proposal);
  }
  return proposals;
}
