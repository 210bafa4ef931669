import 'server-only';
import type { Money } from '@/lib/billing/money';
import type { HandOverView } from '@/lib/contract/hand-over';
import type { OrderInput } from '@/lib/contract/orders';
import { formatDay } from '@/lib/i18n/format-day';
import { formatMoney, wholeMoney } from '@/lib/i18n/format-money';
import { formatList } from '@/lib/i18n/format-range';
import { placeName } from '@/lib/i18n/place-name';
import { numeralLocale, type MarketChoice } from '@/lib/market/prefix';
import type { Context } from '../context';
import { nearestSite } from '../places/network/intake-site';
import type { StoredSite } from '../places/network/site-store';
import type { PricedQuote } from '../pricing/priced-quote';
import { aboutTotal } from '../pricing/quote-notes';
import { translate } from '../platform/texts/server-texts';
import type { OrderRow } from './store';

type Market = Pick<Context, 'db' | 'country' | 'language'>;

export interface PaidOrder {
  row: OrderRow;
  order: OrderInput;
  /** The price that was accepted. */
  quote: PricedQuote;
}

/** Where it can be paid: the site that takes the parcels, and those of the receiver's country. */
export interface PayingSites {
  intake: StoredSite | null;
  abroad: readonly StoredSite[];
}

/** The price, with what it is about in the money of the receiver's country. */
async function priceLine(market: Market, totals: readonly Money[], { receiver }: OrderInput): Promise<string> {
  const locale = numeralLocale(market);
  const own = await aboutTotal(market.db, totals, receiver.countryCode);
  return translate(market.language, 'handOver.price', {
    price: formatList(
      totals.map((total) => formatMoney(total, locale)),
      locale,
    ),
    hasOwn: own ? 'yes' : 'no',
    own: own ? formatMoney(wholeMoney(own.total), locale) : '',
    day: own ? formatDay(own.ratesOf, locale, 'long') : '',
  });
}

function waysText(ways: readonly string[], market: MarketChoice): string {
  const words = ways.map((way) => translate(market.language, `handOver.ways.${way}`));
  return formatList(words, numeralLocale(market), 'one');
}

/** Nobody pays on this site: when the parcel is handed over, or at a site of the receiver's country before it is delivered. */
export async function paymentOf(
  market: Market,
  { row, order, quote }: PaidOrder,
  { intake, abroad }: PayingSites,
): Promise<HandOverView['payment']> {
  const { language } = market;
  const billed = row.billed === null ? quote : (JSON.parse(row.billed) as PricedQuote);
  const ways = intake?.site.payments ?? [];
  const mode = order.sendingMode;
  const when = { mode, hasWays: ways.length ? 'yes' : 'no', ways: waysText(ways, market) };
  const paying = nearestSite(
    abroad.filter(({ site }) => site.payments.length > 0),
    order.receiver,
  );
  return {
    title: translate(language, 'handOver.payTitle'),
    lines: [
      await priceLine(market, billed.totals, order),
      translate(language, 'handOver.payNow', when),
      ...(paying
        ? [
            translate(language, 'handOver.payLater', {
              site: placeName(paying.site, language),
              ways: waysText(paying.site.payments, market),
            }),
          ]
        : []),
      translate(language, 'handOver.mayChange'),
    ],
  };
}
