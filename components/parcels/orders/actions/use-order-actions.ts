import { useState } from 'react';
import type { CallFailure } from '@/lib/http/call-failure';
import { api } from '@/lib/client/api/api';
import { useAction } from '@/lib/client/api/use-action';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import { runOrderAction, type ActionOutcome, type OrderAction } from './run-order-action';

/** Action that waits for its confirmation. */
export interface OpenedAction {
  action: OrderAction;
  order: Pick<OrderSummary, 'id' | 'waybillNo' | 'tradeNo' | 'waybills'>;
}

export interface OrderActions {
  openedAction: OpenedAction | null;
  busy: boolean;
  /** Failure of the last attempt, which can be retried. */
  failure: CallFailure | null;
  open: (openedAction: OpenedAction) => void;
  close: () => void;
  confirm: () => void;
}

/** Cancels and deletes orders, each after its confirmation (§4). Needs the `common` namespace. */
export function useOrderActions(onOutcome: (outcome: ActionOutcome, openedAction: OpenedAction) => void): OrderActions {
  const [openedAction, setOpenedAction] = useState<OpenedAction | null>(null);

  const { busy, failure, run, forget } = useAction(async (confirmed: OpenedAction) => {
    const outcome = await runOrderAction(api, confirmed.action, confirmed.order.id);
    setOpenedAction(null);
    onOutcome(outcome, confirmed);
  });

  function open(action: OpenedAction) {
    forget();
    setOpenedAction(action);
  }

  return {
    openedAction,
    busy,
    failure,
    open,
    close: () => setOpenedAction(null),
    confirm: () => openedAction && void run(openedAction),
  };
}
