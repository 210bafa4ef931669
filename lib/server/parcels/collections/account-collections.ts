import 'server-only';
import { money } from '@/lib/billing/money';
import type { Country } from '@/lib/market/country';
import { MARKETS } from '@/lib/market/country';
import { userOf, type Context } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { decodeCursor, encodeCursor } from '../../platform/page-cursor';
import type { Verb } from '../../platform/verb';
import type { LedgerRow } from './ledger-store';
import {
  listLedgerEntriesBefore,
  listLedgers,
  listParcelsOfPayout,
  findPayoutOfUser,
  listPayoutsOfUser,
} from './account-ledger-store';
import { listUnsettledParcels } from './payout-store';
import { presentBalance, presentLedgerEntry, presentPayout, todayIn } from './present-collections';
import { listTermsByCountry } from './terms-store';

const PAGE_SIZE = 50;

/** Returns true for a test key. Test orders are never shipped, so they collect nothing. */
const isTestKey = (ctx: Context) => userOf(ctx).key?.mode === 'test';

const listOwnLedgers = (ctx: Context): Promise<LedgerRow[]> =>
  isTestKey(ctx) ? Promise.resolve([]) : listLedgers(ctx.db, userOf(ctx).userId);

/**
 * Returns the account's ledger in a market, or undefined if the account has no ledger there or the key is a test key.
 */
export async function findOwnLedger(ctx: Context, country: Country): Promise<LedgerRow | undefined> {
  return (await listOwnLedgers(ctx)).find(({ country_code }) => country_code === country);
}

export const getCollectionBalances: Verb<'getCollectionBalances'> = async ({ ctx }) => {
  const ledgers = await listOwnLedgers(ctx);
  const terms = await listTermsByCountry(
    ctx.db,
    ledgers.map(({ country_code }) => country_code),
  );
  const balances = ledgers.map(async (ledger) => {
    const { country_code: country } = ledger;
    const calendar = { terms: terms.get(country) ?? [], today: todayIn(country, ctx.now()) };
    return presentBalance(ledger, await listUnsettledParcels(ctx.db, ledger.id), calendar);
  });
  return { balances: await Promise.all(balances) };
};

export const listCollectionEntries: Verb<'listCollectionEntries'> = async ({ ctx, input: { countryCode, cursor } }) => {
  if (!/^\d{0,9}$/.test(cursor)) throw fieldError('cursor', 'invalid');
  const ledger = await findOwnLedger(ctx, countryCode);
  if (!ledger) return { items: [], nextCursor: null };
  const before = cursor === '' ? null : Number(cursor);
  const rows = await listLedgerEntriesBefore(ctx.db, ledger.id, { before, size: PAGE_SIZE });
  const last = rows.at(-1)?.position ?? 1;
  return {
    items: rows.map((row) => presentLedgerEntry(row, countryCode)),
    nextCursor: last > 1 ? String(last) : null,
  };
};

export const listPayouts: Verb<'listPayouts'> = async ({ ctx, input: { cursor } }) => {
  const after = cursor === '' ? null : decodeCursor(cursor);
  if (cursor !== '' && !after) throw fieldError('cursor', 'invalid');
  if (isTestKey(ctx)) return { items: [], nextCursor: null };
  const rows = await listPayoutsOfUser(ctx.db, userOf(ctx).userId, { after, size: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    items: page.map(presentPayout),
    nextCursor: last ? encodeCursor({ createdAt: last.proposed_at, id: last.id }) : null,
  };
};

/** Returns a payout with its parcels. Throws `notFound` for a test key and for a payout of another account. */
export const getPayout: Verb<'getPayout'> = async ({ ctx, input: { id } }) => {
  const payout = isTestKey(ctx) ? undefined : await findPayoutOfUser(ctx.db, userOf(ctx).userId, id);
  if (!payout) throw new ApiError('notFound');
  const { currency } = MARKETS[payout.country_code];
  const items = (await listParcelsOfPayout(ctx.db, payout.id)).map(
    ({ waybill_no, trade_no, order_id, order_kind, minor }) => ({
      waybillNo: waybill_no,
      tradeNo: trade_no,
      orderId: order_id,
      kind: order_kind,
      amount: money(currency, minor),
    }),
  );
  return { ...presentPayout(payout), items };
};
