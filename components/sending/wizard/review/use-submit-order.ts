import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { api } from '@/lib/client/api/api';
import { asFailure, CallFailure } from '@/lib/http/call-failure';
import type { CheckedOrder } from '@/lib/drafts/check-draft';
import type { Draft, DraftValues } from '@/lib/drafts/draft';
import { anotherAttempt, isRefused, nextAttempt } from '@/lib/drafts/sent-order';
import { waitingOrder } from '@/lib/drafts/waiting-order';
import { toast } from '@/lib/client/api/toast';
import { useAction } from '@/lib/client/api/use-action';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import { useUserStore } from '@/lib/client/stores/user';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { OfferedQuote } from '@/lib/contract/quotes/quotes';
import type { RequestOf } from '@/lib/contract/registry';
import { discardDraft } from '@/lib/client/stores/pre-send';
import type { DraftForm } from '../drafts/use-draft-form';

const UNAUTHORISED_STATUS = 401;

interface OrderSending {
  /** Token of the quote that was shown. */
  price: string | null;
  key: string;
}

function placeOrEdit({ kind, edits }: Draft, checked: CheckedOrder, { price, key }: OrderSending): Promise<OrderView> {
  const order = { ...checked, ...(price !== null && { quoteToken: price }) };
  if (edits) {
    // The version of the order already prevents a change from being made twice.
    const { id, version } = edits;
    return api('editWebsiteOrder', { id, version, order: { ...order, kind } as EditedRequest }, { quiet: true });
  }
  const options = { quiet: true, idempotencyKey: key };
  return kind === 'international'
    ? api('addInternationalOrder', order as Extract<CheckedOrder, { goodsClass: unknown }>, options)
    : api('addDomesticOrder', order as Extract<CheckedOrder, { goodsType: unknown }>, options);
}

type EditedRequest = RequestOf<'editWebsiteOrder'>['order'];

/** Returns true if nothing responded, even if the browser reports a network. */
const isUnreachable = ({ kind, status }: CallFailure) =>
  kind !== 'refused' && (!navigator.onLine || (kind === 'network' && status === 0));

interface ShownPrice {
  order: CheckedOrder;
  quote: OfferedQuote | null;
}

export interface SubmitOrder {
  busy: boolean;
  failure: CallFailure | null;
  /** Number of failed attempts in a row that reached nothing although the browser has a network. */
  unreached: number;
  /**
   * Places or changes the order once, however often it is pressed. Returns the failure, or null. Without a network the
   * order waits, which counts as no failure. `quote` is the price that is shown.
   */
  send: (order: CheckedOrder, quote: OfferedQuote | null) => Promise<CallFailure | null>;
  /** Stops sending an order that waits for the network. Typed values stay. */
  stopWaiting: () => void;
  /** Drops the key of an attempt whose order already exists, so that the next attempt places another order. */
  startAnother: () => void;
}

export function useSubmitOrder(draftForm: DraftForm, onPlaced: (order: OrderView) => void): SubmitOrder {
  const [unreached, setUnreached] = useState(0);
  const storeAddresses = useStoreAddresses();
  const { busy, failure, run, forget } = useAction(async ({ order, quote }: ShownPrice) => {
    const draft = draftForm.draft();
    const attempt = nextAttempt(draft);
    // Stored before sending: a page closed meanwhile continues with the same key.
    draftForm.change({ sent: attempt });
    try {
      if (!navigator.onLine) throw new CallFailure({ kind: 'network' });
      const placedOrder = await placeOrEdit(draft, order, { price: quote?.token ?? null, key: attempt.key });
      discardDraft(draft);
      storeAddresses(order, draft.values.keepInBook);
      onPlaced(placedOrder);
    } catch (error) {
      const callFailure = asFailure(error);
      // Drafts of changes to a placed order are in no list, so nobody would find one that waits to be sent.
      if (!draft.edits && isUnreachable(callFailure)) {
        if (navigator.onLine) setUnreached((count) => count + 1);
        draftForm.change({ waits: waitingOrder(draft, quote) });
        return;
      }
      setUnreached(0);
      // A sender whose session has ended logs in and sends the waiting order.
      if (isRefused(callFailure) && callFailure.status !== UNAUTHORISED_STATUS) draftForm.change({ waits: null });
      throw callFailure;
    }
  });

  function startAnother() {
    draftForm.change({ sent: anotherAttempt() });
    forget();
  }

  function stopWaiting() {
    setUnreached(0);
    draftForm.change({ waits: null });
  }

  return {
    busy,
    failure,
    unreached,
    send: (order, quote) => run({ order, quote }),
    stopWaiting,
    startAnother,
  };
}

/** Stores the addresses whose boxes are ticked (§3). The order is already placed, so this only reports the result. */
function useStoreAddresses() {
  const t = useTranslations('ship.book');
  const failureText = useFailureText();
  return (order: CheckedOrder, boxes: DraftValues['keepInBook']) => {
    const { user } = useUserStore.getState();
    if (!user || !(boxes.sender || boxes.receiver)) return;
    void import('@/lib/drafts/save-to-book')
      .then(({ saveToBook }) => saveToBook(api, user.userId, order, boxes))
      .then(({ saved, failed }) => {
        if (saved > 0) toast('ok', t('saved', { count: saved }));
        for (const { name, failure } of failed) toast('bad', t('notSaved', { name, reason: failureText(failure) }));
      })
      .catch((failure: unknown) => toast('bad', t('noneSaved', { reason: failureText(failure) })));
  };
}
