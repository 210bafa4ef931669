import 'server-only';
import type { CustomerType } from '@/lib/billing/customs';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import type { GOODS_CLASSES } from '@/lib/orders/choices';
import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { BILLING_GOODS } from '../billing-terms';
import { findImportRule } from './rule-store';

interface GoodsOfShipment {
  destinationCountry: Country;
  goodsClass: (typeof GOODS_CLASSES)[number];
  customer: CustomerType;
}

/** Throws an error of `goodsClass` if customs of the destination does not release these goods to this importer. */
export async function refuseUnreleasedGoods(
  ctx: Pick<Context, 'db' | 'now'>,
  { destinationCountry, goodsClass, customer }: GoodsOfShipment,
): Promise<void> {
  const today = localDay(ctx.now(), MARKETS[destinationCountry].timeZone);
  const rule = await findImportRule(ctx.db, destinationCountry, today);
  const isRefused = rule?.notReleased.some(
    (entry) => entry.goods === BILLING_GOODS[goodsClass] && entry.customer === customer,
  );
  if (!isRefused) return;
  const values = { country: { region: destinationCountry }, customer };
  throw new ApiError('invalid', { fields: [{ field: 'goodsClass', message: 'goodsNotReleased', values }] });
}
