import { useState } from 'react';
import { api } from '@/lib/client/api/api';
import { useAction, type Action } from '@/lib/client/api/use-action';
import type { RequestOf } from '@/lib/contract/registry';
import type { PlacedSheetOrder, SheetOrder } from '@/lib/contract/orders/sheets';
import { MAX_SHEET_BATCH } from '@/lib/market/limits';
import type { SheetChoices } from './use-sheet-choices';
import { LABELS_TIMEOUT_MS } from '@/lib/client/sheets/use-labels';

type OrderToPlace = RequestOf<'placeSheetOrders'>['orders'][number];

export interface RefusedOrder {
  order: SheetOrder;
  /** Message in the page's language. */
  problem: string;
}

export interface PlacingState extends Pick<Action<void>, 'busy' | 'failure'> {
  /** Orders that are neither placed, refused nor left out. */
  waiting: SheetOrder[];
  placed: { order: SheetOrder; placed: PlacedSheetOrder }[];
  refused: RefusedOrder[];
  /** True if nothing is in progress, and an order was placed or rejected. */
  settled: boolean;
  place: Action<void>['run'];
}

/** Returns an order with the agreement. `place` is called only after its box was ticked. */
const withAgreement = ({ orderKey, totals, order }: SheetOrder, replaces: string | undefined): OrderToPlace => ({
  orderKey,
  totals,
  order: { ...order, agreed: true } as OrderToPlace['order'],
  ...(replaces !== undefined && { replaces }),
});

/** Places the orders of a sheet in batches. After a failure the rest is sent again, and no order is placed twice. */
export function usePlaceSheetOrders(orders: readonly SheetOrder[], { takes, replaces }: SheetChoices): PlacingState {
  const [results, setResults] = useState<ReadonlyMap<string, { placed: PlacedSheetOrder | null; problem: string }>>(
    () => new Map(orders.flatMap(({ orderKey, placed }) => (placed ? [[orderKey, { placed, problem: '' }]] : []))),
  );
  const waitingOrders = orders.filter((order) => !results.has(order.orderKey) && takes(order));

  const { busy, failure, run } = useAction(async () => {
    for (let start = 0; start < waitingOrders.length; start += MAX_SHEET_BATCH) {
      const part = waitingOrders
        .slice(start, start + MAX_SHEET_BATCH)
        .map((order) => withAgreement(order, replaces(order)));
      const response = await api('placeSheetOrders', { orders: part }, { quiet: true, timeout: LABELS_TIMEOUT_MS });
      setResults(
        (resultsBefore) =>
          new Map([...resultsBefore, ...response.results.map((result) => [result.orderKey, result] as const)]),
      );
    }
  });

  const settledOnes = orders.flatMap((order) => {
    const result = results.get(order.orderKey);
    return result ? [{ order, ...result }] : [];
  });
  return {
    waiting: waitingOrders,
    placed: settledOnes.flatMap(({ order, placed }) => (placed ? [{ order, placed }] : [])),
    refused: settledOnes.filter(({ placed }) => !placed),
    busy,
    settled: !busy && settledOnes.length > 0,
    failure,
    place: run,
  };
}
