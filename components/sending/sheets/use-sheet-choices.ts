import { useState } from 'react';
import type { SheetOrder } from '@/lib/contract/orders/sheets';

export const EARLIER_CHOICES = ['replace', 'again', 'skip'] as const;
export type EarlierChoice = (typeof EARLIER_CHOICES)[number];

export const HIDDEN_CHOICES = ['place', 'skip'] as const;
export type HiddenChoice = (typeof HIDDEN_CHOICES)[number];

export interface SheetChoices {
  /** Orders in hidden rows. */
  hiddenOrders: SheetOrder[];
  /** Orders whose reference was used. */
  usedOrders: SheetOrder[];
  hidden: HiddenChoice | undefined;
  earlier: ReadonlyMap<string, EarlierChoice>;
  chooseHidden: (choice: HiddenChoice) => void;
  chooseEarlier: (orders: readonly SheetOrder[], choice: EarlierChoice) => void;
  /** True until every question has an answer. */
  areOpen: boolean;
  /** Returns false for an order that the sender leaves out. */
  takes: (order: SheetOrder) => boolean;
  /** Returns the id of the order that this one replaces. */
  replaces: (order: SheetOrder) => string | undefined;
}

/**
 * Returns the sender's answers about orders in hidden rows and about orders whose reference was used, with the
 * functions that change them.
 */
export function useSheetChoices(orders: readonly SheetOrder[]): SheetChoices {
  const [hidden, chooseHidden] = useState<HiddenChoice>();
  const [earlier, setEarlier] = useState<ReadonlyMap<string, EarlierChoice>>(new Map());
  const isLeftOut = (order: SheetOrder) => hidden === 'skip' && order.hiddenRows.length > 0;
  const newOrders = orders.filter(({ placed }) => !placed);
  const hiddenOrders = newOrders.filter(({ hiddenRows }) => hiddenRows.length > 0);
  const usedOrders = newOrders.filter((order) => order.earlier && !isLeftOut(order));
  return {
    hiddenOrders,
    usedOrders,
    hidden,
    earlier,
    chooseHidden,
    chooseEarlier: (some, choice) =>
      setEarlier(
        (choicesBefore) => new Map([...choicesBefore, ...some.map(({ orderKey }) => [orderKey, choice] as const)]),
      ),
    areOpen:
      (hiddenOrders.length > 0 && hidden === undefined) || usedOrders.some(({ orderKey }) => !earlier.has(orderKey)),
    takes: (order) => !isLeftOut(order) && earlier.get(order.orderKey) !== 'skip',
    replaces: (order) => (earlier.get(order.orderKey) === 'replace' ? order.earlier?.id : undefined),
  };
}
