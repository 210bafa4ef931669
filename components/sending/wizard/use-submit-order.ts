import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { api } from '@/lib/client/api';
import { asFailure, CallFailure } from '@/lib/client/call-failure';
import type { CheckedOrder } from '@/lib/drafts/check-draft';
import type { Draft, DraftValues } from '@/lib/client/ship/draft';
import { anotherAttempt, isRefused, nextAttempt } from '@/lib/client/ship/sent-order';
import { waitingOrder } from '@/lib/drafts/waiting-order';
import { toast } from '@/lib/client/toast';
import { useFailureText } from '@/lib/client/use-failure-text';
import { useUserStore } from '@/lib/client/stores/user';
import type { OrderView } from '@/lib/contract/orders';
import type { OfferedQuote } from '@/lib/contract/quotes';
import type { RequestOf } from '@/lib/contract/registry';
import { discardDraft } from '@/lib/client/stores/pre-send';
import type { DraftForm } from '@/components/ship/use-draft-form';

const UNAUTHORISED = 401;

interface Sending {
  /** Token of the quote that was shown. */
  price: string | null;
  key: string;
}

function placeOrEdit({ kind, edits }: Draft, checked: CheckedOrder, { price, key }: Sending): Promise<OrderView> {
  const order = { ...checked, ...(price !== null && { quoteToken: price }) };
  if (edits) {
    // Its version already keeps a change from happening twice.
    const { id, version } = edits;
    return api('editWebsiteOrder', { id, version, order: { ...order, kind } as EditedRequest }, { quiet: true });
  }
  const options = { quiet: true, idempotencyKey: key };
  return kind === 'international'
    ? api('addInternationalOrder', order as Extract<CheckedOrder, { goodsClass: unknown }>, options)
    : api('addDomesticOrder', order as Extract<CheckedOrder, { goodsType: unknown }>, options);
}

type EditedRequest = RequestOf<'editWebsiteOrder'>['order'];

/** The network is away, whether or not the browser knows it: nothing answered. */
const isAway = ({ kind, status }: CallFailure) =>
  kind !== 'refused' && (!navigator.onLine || (kind === 'network' && status === 0));

export interface SubmitOrder {
  busy: boolean;
  failure: CallFailure | null;
  /** Attempts in a row that nothing answered although the browser has a network. */
  unreached: number;
  /**
   * Places the order, or changes it, once however often it is pressed. Answers what went wrong. Without a network the order waits,
   * and nothing went wrong. `quote` is the price that is shown.
   */
  send: (order: CheckedOrder, quote: OfferedQuote | null) => Promise<CallFailure | null>;
  /** Gives up sending an order that waits for the network; what was typed stays. */
  stopWaiting: () => void;
  /** Gives up the key of an attempt whose order exists already, so that the next one is another order. */
  startAnother: () => void;
}

export function useSubmitOrder(draftForm: DraftForm, onPlaced: (order: OrderView) => void): SubmitOrder {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [unreached, setUnreached] = useState(0);
  const underway = useRef(false);
  const keepAddresses = useKeepAddresses();

  async function send(order: CheckedOrder, quote: OfferedQuote | null): Promise<CallFailure | null> {
    if (underway.current) return null;
    underway.current = true;
    setBusy(true);
    setFailure(null);
    const draft = draftForm.draft();
    const attempt = nextAttempt(draft);
    // Kept before it is sent: a page that is closed meanwhile comes back with the same key.
    draftForm.keep({ sent: attempt });
    try {
      if (!navigator.onLine) throw new CallFailure('network', '');
      const placed = await placeOrEdit(draft, order, { price: quote?.token ?? null, key: attempt.key });
      discardDraft(draft);
      keepAddresses(order, draft.values.keepInBook);
      onPlaced(placed);
      return null;
    } catch (error) {
      const known = asFailure(error);
      // Changes of a placed order are in no list of drafts, where somebody would find them waiting.
      if (!draft.edits && isAway(known)) {
        if (navigator.onLine) setUnreached((count) => count + 1);
        draftForm.keep({ waits: waitingOrder(draft, quote) });
        return null;
      }
      setUnreached(0);
      // Whoever was logged out meanwhile logs in and sends it.
      if (isRefused(known) && known.status !== UNAUTHORISED) draftForm.keep({ waits: null });
      setFailure(known);
      return known;
    } finally {
      underway.current = false;
      setBusy(false);
    }
  }

  function startAnother() {
    draftForm.keep({ sent: anotherAttempt() });
    setFailure(null);
  }

  function stopWaiting() {
    setUnreached(0);
    draftForm.keep({ waits: null });
  }

  return { busy, failure, unreached, send, stopWaiting, startAnother };
}

/** §3: the address book keeps those whose boxes are ticked. The order is placed already: this only tells what became of it. */
function useKeepAddresses() {
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
