import 'server-only';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { Context } from '../../../platform/context';
import { findImportRule } from '../../../pricing/customs/rule-store';
import type { OrderBorder } from './present-order';
import type { OrderRow } from '../order-store';

/**
 * Returns the customs rule of an order's day in the receiver's country, and today there. Orders within a country have
 * no rule.
 */
export async function loadBorder(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { kind, receiver_country: country, created_at }: OrderRow,
): Promise<OrderBorder> {
  const { timeZone } = MARKETS[country];
  const today = localDay(now(), timeZone);
  if (kind === 'domestic') return { rule: null, today };
  return { rule: await findImportRule(db, country, localDay(new Date(created_at), timeZone)), today };
}
