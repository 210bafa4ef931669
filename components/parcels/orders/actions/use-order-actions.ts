import { useState } from 'react';
import type { CallFailure } from '@/lib/calls/call-failure';
import { api } from '@/lib/client/api/api';
import { useAction } from '@/lib/client/api/use-action';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import { runOrderAction, type ActionOutcome, type OrderAction } from './run-order-action';

/** Action that waits for its confirmation. */
export interface AskedAction {
  action: OrderAction;
  order: Pick<OrderSummary, 'id' | 'waybillNo' | 'tradeNo' | 'waybills'>;
}

export interface OrderActions {
  asked: AskedAction | null;
  busy: boolean;
  /** Failure of the last attempt, which can be retried. */
  failure: CallFailure | null;
  ask: (asked: AskedAction) => void;
  close: () => void;
  confirm: () => void;
}

/** Cancels and deletes orders, each after its confirmation (§4). Needs the `common` namespace. */
export function useOrderActions(onOutcome: (outcome: ActionOutcome, asked: AskedAction) => void): OrderActions {
  const [asked, setAsked] = useState<AskedAction | null>(null);

  const { busy, failure, run, forget } = useAction(async (confirmed: AskedAction) => {
    const outcome = await runOrderAction(api, confirmed.action, confirmed.order.id);
    setAsked(null);
    onOutcome(outcome, confirmed);
  });

  function ask(wanted: AskedAction) {
    forget();
    setAsked(wanted);
  }

  return {
    asked,
    busy,
    failure,
    ask,
    close: () => setAsked(null),
    confirm: () => asked && void run(asked),
  };
}
