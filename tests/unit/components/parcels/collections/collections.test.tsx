import { describe, expect, it } from 'vitest';
import { BalanceCard } from '@/components/parcels/collections/balance-card';
import { OrderParcels } from '@/components/parcels/orders/detail/order-parcels';
import { OrdersDataProvider } from '@/components/parcels/orders/orders-data.island';
import type { CollectionBalance, ParcelCollection } from '@/lib/contract/orders/collections';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { numeralLocale } from '@/lib/market/prefix';
import { COLLECTION_STATES } from '@/lib/orders/payout-state';
import { sentences } from '../../../support/catalogue';
import { orderInWords } from '../../../support/sample-orders';
import { htmlOf, MARKET_LIST, type TestMarket } from '../../../support/render';
import { ghs } from '../../../../fixtures/amounts';

const BALANCE: CollectionBalance = {
  countryCode: 'GH',
  balance: ghs(70_000),
  held: ghs(20_000),
  due: ghs(50_000),
  sent: ghs(0),
  upcoming: [
    { on: '2026-12-01', amount: ghs(50_000), parcels: 3 },
    { on: '2026-12-08', amount: ghs(20_000), parcels: 1 },
  ],
  terms: { weekdays: [2, 5], holdingDays: 5 },
  hasBankAccount: true,
};

/** Returns the card as HTML, with each country under its code. */
function cardOf(market: TestMarket, balance: CollectionBalance): Promise<string> {
  const countryNames = Object.fromEntries(COUNTRIES.map((code) => [code, code])) as Record<Country, string>;
  const data = { prefix: market.prefix, homeAddress: '', countryNames, contact: undefined, dictionaries: {} };
  const card = (
    <OrdersDataProvider data={data}>
      <BalanceCard balance={balance} />
    </OrdersDataProvider>
  );
  return htmlOf(market, card, ['collections']);
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

describe.each(MARKET_LIST)('collected money in $prefix', (market) => {
  const locale = numeralLocale(market);

  it('shows the balance, its parts and the next payouts', async () => {
    const text = plain(await cardOf(market, BALANCE));
    for (const money of [BALANCE.balance, BALANCE.held, BALANCE.due])
      expect(text).toContain(formatMoney(money, locale));
    for (const { on } of BALANCE.upcoming) expect(text).toContain(formatDay(on, locale, 'briefDate'));
  });

  it('shows if nothing can be paid out, and if too much was paid out', async () => {
    const words = sentences(market.language, 'collections');
    const noticesOf = async (change: Partial<CollectionBalance>) => {
      const text = plain(await cardOf(market, { ...BALANCE, ...change }));
      return ['noBank', 'noTerms', 'owed'].filter((key) => text.includes(words.get(key)!));
    };
    expect(await noticesOf({})).toEqual([]);
    expect(await noticesOf({ hasBankAccount: false, terms: null })).toEqual(['noBank', 'noTerms']);
    expect(await noticesOf({ balance: ghs(-500), due: ghs(-500), upcoming: [] })).toEqual(['owed']);
  });
});

describe('the line of an order', () => {
  const GHANA = MARKET_LIST.find(({ prefix }) => prefix === 'gh-en')!;

  it.each(COLLECTION_STATES)('shows %s', async (state) => {
    const { english: order } = orderInWords('en', 'GH');
    const collection: ParcelCollection = {
      state,
      collected: ghs(82_050),
      fee: ghs(0),
      collectedAt: '2026-11-20T10:00:00.000Z',
      payoutOn: state === 'SENT' ? null : '2026-12-01',
    };
    const parcels = order.parcels.map((parcel) => ({ ...parcel, collection }));
    const html = await htmlOf(GHANA, <OrderParcels order={{ ...order, parcels }} />, ['ship', 'orders']);
    expect(plain(html)).toContain('GHS\u00a0820.50 collected');
    expect(plain(html).includes('1\u00a0Dec\u00a02026')).toBe(['HELD', 'DUE', 'PAID'].includes(state));
  });
});
