import { useSyncExternalStore } from 'react';
import { api } from '@/lib/client/api/api';
import type { GoodsFacts } from '@/lib/contract/orders/goods-check';
import type { ResponseOf } from '@/lib/contract/registry';
import type { Draft } from '@/lib/drafts/draft';
import { BATTERY_CLASS } from '@/lib/orders/battery';
import { isGoodsClass } from '@/lib/orders/choices';

type RefusedGoods = ResponseOf<'checkGoods'>['errors'];

/** Milliseconds without a change of the names before they are checked. */
const CHECK_DELAY_MS = 300;
/**
 * Milliseconds after which the order is checked without this result. The server checks the names again when the order
 * is placed.
 */
const TIMEOUT_MS = 4000;

/** True if the last checked names leave open whether there is a battery. */
let mayHaveBattery = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true if the names of the goods leave open whether there is a battery. */
export const useMayHaveBattery = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => mayHaveBattery,
    () => false,
  );

function recordBattery(goods: readonly GoodsFacts[]): void {
  mayHaveBattery = goods.some(({ verdict, goodsClass }) => verdict === 'ask' && goodsClass === BATTERY_CLASS);
  for (const listener of listeners) listener();
}

let lastCheck: { key: string; result: Promise<RefusedGoods> } | null = null;

/** Returns the errors of the draft's goods names. Only the server has the vocabulary. Empty if it cannot be reached. */
export async function findRefusedGoods({ kind, values }: Draft, language: string): Promise<RefusedGoods> {
  const parcels = values.parcels.map(({ goodsNameEn, goodsNameCn }) => ({ goodsNameEn, goodsNameCn }));
  if (parcels.every(({ goodsNameEn, goodsNameCn }) => `${goodsNameEn}${goodsNameCn}`.trim() === '')) return [];
  const goodsClass = kind === 'international' && isGoodsClass(values.goodsClass) ? values.goodsClass : undefined;
  const key = JSON.stringify([language, goodsClass, parcels]);
  if (key !== lastCheck?.key) lastCheck = { key, result: checkGoods(key, { goodsClass, parcels }) };
  return lastCheck.result;
}

async function checkGoods(key: string, input: Parameters<typeof api<'checkGoods'>>[1]): Promise<RefusedGoods> {
  await new Promise((rest) => setTimeout(rest, CHECK_DELAY_MS));
  // The visitor has typed on in the meantime, so the check of the newer names counts.
  if (lastCheck && lastCheck.key !== key) return lastCheck.result;
  try {
    const { errors, goods = [] } = await api('checkGoods', input, { quiet: true, timeout: TIMEOUT_MS });
    recordBattery(goods);
    return errors;
  } catch {
    lastCheck = null;
    return [];
  }
}
