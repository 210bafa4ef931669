import 'server-only';
import type { Money } from '@/lib/billing/money';
import { sumOfOrders } from '@/lib/billing/order-totals';
import type { HandOverView } from '@/lib/contract/parcels/hand-over';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatMoney, roundApproximateMoney } from '@/lib/i18n/format/format-money';
import { formatList } from '@/lib/i18n/format/format-range';
import { placeName } from '@/lib/i18n/names/place-name';
import type { Country } from '@/lib/market/country';
import { numeralLocale, type MarketChoice } from '@/lib/market/prefix';
import type { Context } from '../../../platform/context';
import { nearestSite } from '../../../places/network/intake-site';
import type { StoredSite } from '../../../places/network/site-store';
import { convertTotal } from '../../../pricing/quote-notes';
import { translate } from '../../../platform/texts/server-texts';

type Market = Pick<Context, 'db' | 'country' | 'language'>;

export interface PaidOrder {
  order: OrderInput;
  /** Price of the order. Null if the lines leave it out. */
  totals: readonly Money[] | null;
}

/** Sites for payment: the site of the hand-over, and the sites in the receiver's country. */
export interface PayingSites {
  intake: StoredSite | null;
  abroad: readonly StoredSite[];
}

/** Returns the price of orders, with its approximate value in the receivers' currencies. */
export async function loadPriceText(
  market: Market,
  orders: readonly { totals: readonly Money[]; country: Country }[],
): Promise<string> {
  const locale = numeralLocale(market);
  const approximateTotals = await Promise.all(
    orders.map(({ totals, country }) => convertTotal(market.db, totals, country)),
  );
  const { totals, about } = sumOfOrders(
    orders.map((order, index) => ({ ...order, about: approximateTotals[index]?.total ?? null })),
  );
  const list = (amounts: readonly Money[]) =>
    formatList(
      amounts.map((amount) => formatMoney(amount, locale)),
      locale,
    );
  const ratesOf = approximateTotals.find(Boolean)?.ratesOf;
  return translate(market.language, 'handOver.price', {
    price: list(totals),
    hasOwn: about.length > 0 ? 'yes' : 'no',
    own: list(about.map(roundApproximateMoney)),
    day: ratesOf ? formatDay(ratesOf, locale, 'long') : '',
  });
}

function paymentMethodsText(methods: readonly string[], market: MarketChoice): string {
  const words = methods.map((method) => translate(market.language, `handOver.ways.${method}`));
  return formatList(words, numeralLocale(market), 'one');
}

/**
 * Returns how an order is paid. Payment is never on this website: it is made at hand-over, or at a site in the
 * receiver's country before delivery.
 */
export async function loadPayment(
  market: Market,
  { order, totals }: PaidOrder,
  { intake, abroad }: PayingSites,
): Promise<HandOverView['payment']> {
  const { language } = market;
  const methods = intake?.site.payments ?? [];
  const mode = order.sendingMode;
  const when = { mode, hasWays: methods.length ? 'yes' : 'no', ways: paymentMethodsText(methods, market) };
  const paying = nearestSite(
    abroad.filter(({ site }) => site.payments.length > 0),
    order.receiver,
  );
  return {
    title: translate(language, 'handOver.payTitle'),
    lines: [
      ...(totals ? [await loadPriceText(market, [{ totals, country: order.receiver.countryCode }])] : []),
      translate(language, 'handOver.payNow', when),
      ...(paying
        ? [
            translate(language, 'handOver.payLater', {
              site: placeName(paying.site, language),
              ways: paymentMethodsText(paying.site.payments, market),
            }),
          ]
        : []),
      translate(language, 'handOver.mayChange'),
    ],
  };
}
