import { useState } from 'react';
import { api } from '@/lib/client/api';
import type { RequestOf } from '@/lib/contract/registry';
import type { PlacedSheetOrder, SheetOrder } from '@/lib/contract/sheets';
import { SHEET_BATCH } from '@/lib/market/limits';
import { SHEET_TIMEOUT } from './use-sheet-check';

type Wanted = RequestOf<'placeSheetOrders'>['orders'][number];

export interface Refused {
  order: SheetOrder;
  /** In the page's language. */
  problem: string;
}

export interface Placing {
  /** Not placed yet, and not refused. */
  waiting: SheetOrder[];
  placed: { order: SheetOrder; placed: PlacedSheetOrder }[];
  refused: Refused[];
  busy: boolean;
  /** Nothing is under way, and something was placed or refused. */
  settled: boolean;
  failure: unknown;
  place: () => Promise<void>;
}

/** Only after the agreement: `place` is called when its box is ticked. */
const agreed = ({ orderKey, totals, order }: SheetOrder): Wanted => ({
  orderKey,
  totals,
  order: { ...order, agreed: true } as Wanted['order'],
});

/** Places the orders of a sheet, some at a time. After a failure the rest is sent again: no order is placed twice. */
export function usePlacing(orders: readonly SheetOrder[]): Placing {
  const [results, setResults] = useState<ReadonlyMap<string, { placed: PlacedSheetOrder | null; problem: string }>>(
    () => new Map(orders.flatMap(({ orderKey, placed }) => (placed ? [[orderKey, { placed, problem: '' }]] : []))),
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const waiting = orders.filter(({ orderKey }) => !results.has(orderKey));

  async function place() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      for (let at = 0; at < waiting.length; at += SHEET_BATCH) {
        const part = waiting.slice(at, at + SHEET_BATCH).map(agreed);
        const answer = await api('placeSheetOrders', { orders: part }, { quiet: true, timeout: SHEET_TIMEOUT });
        setResults(
          (known) => new Map([...known, ...answer.results.map((result) => [result.orderKey, result] as const)]),
        );
      }
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const settledOnes = orders.flatMap((order) => {
    const result = results.get(order.orderKey);
    return result ? [{ order, ...result }] : [];
  });
  return {
    waiting,
    placed: settledOnes.flatMap(({ order, placed }) => (placed ? [{ order, placed }] : [])),
    refused: settledOnes.filter(({ placed }) => !placed),
    busy,
    settled: !busy && settledOnes.length > 0,
    failure,
    place,
  };
}
