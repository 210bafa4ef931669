import { useState } from 'react';
import { api } from '@/lib/client/api';
import { useFailureText } from '@/lib/client/use-failure-text';
import type { OrderSummary } from '@/lib/contract/orders';
import { runOrderAction, type ActionOutcome, type OrderAction } from '@/components/parcels/orders/run-order-action';

/** An action that was pressed and waits for its confirmation. */
export interface AskedAction {
  action: OrderAction;
  order: Pick<OrderSummary, 'id' | 'waybillNo' | 'tradeNo' | 'waybills'>;
}

export interface OrderActions {
  asked: AskedAction | null;
  busy: boolean;
  /** Why it could not be done; it may be tried again. */
  problem: string;
  ask: (asked: AskedAction) => void;
  close: () => void;
  confirm: () => Promise<void>;
}

/** Cancel and delete, each after its confirmation (§4). Needs the `common` namespace. */
export function useOrderActions(onOutcome: (outcome: ActionOutcome, asked: AskedAction) => void): OrderActions {
  const failureText = useFailureText();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  function ask(wanted: AskedAction) {
    setProblem('');
    setAsked(wanted);
  }

  async function confirm() {
    if (!asked || busy) return;
    setBusy(true);
    setProblem('');
    try {
      const outcome = await runOrderAction(api, asked.action, asked.order.id);
      setAsked(null);
      onOutcome(outcome, asked);
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  return { asked, busy, problem, ask, close: () => setAsked(null), confirm };
}
