import type { CallFailure } from '@/lib/http/call-failure';
import { useUserStore } from '@/lib/client/stores/user';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { Draft } from '@/lib/drafts/draft';
import { formFieldOf } from '@/lib/drafts/form-field-of';
import { isPriceRefused } from '@/lib/drafts/sent-order';
import type { WizardView } from '@/lib/drafts/steps';
import type { DraftForm, DraftMistake } from './drafts/use-draft-form';
import { useSubmitOrder, type SubmitOrder } from './review/use-submit-order';
import type { LiveQuote } from './summary/use-live-quote';
import type { WizardAddress } from './use-wizard-address';

interface OrderPlacing {
  storedDraft: Draft;
  address: WizardAddress;
  live: LiveQuote;
  onPlaced: (order: OrderView) => void;
  loadStep: (view: WizardView) => Promise<void>;
}

/** Returns a function that places the checked order, after the code of a sender who is not logged in. */
export function usePlaceOrder(
  { storedDraft, address, live, onPlaced, loadStep }: OrderPlacing,
  draftForm: DraftForm,
  showMistakes: (mistakes: readonly DraftMistake[]) => void,
): { submit: SubmitOrder; place: () => Promise<void> } {
  const submit = useSubmitOrder(draftForm, onPlaced);

  /** Drops the old price, so that the current one is shown before anything is sent again. */
  function showNewPrice() {
    draftForm.change({ quoteToken: '' });
    live.retry();
  }

  async function place() {
    const { order, problems } = await draftForm.check(draftForm.draft());
    if (!order) return showMistakes(problems);
    if (!storedDraft.edits && useUserStore.getState().user === null) {
      await loadStep('code');
      return address.go('code', storedDraft);
    }
    const failure = await submit.send(order, live.status === 'ready' ? live.quote : null);
    if (failure && isPriceRefused(failure)) return showNewPrice();
    if (failure) showMistakes(refusedFields(failure));
  }

  return { submit, place };
}

/**
 * Returns the service's field errors, which are complete sentences. Field errors of a changed order have the prefix
 * `order.`.
 */
export function refusedFields(failure: CallFailure): DraftMistake[] {
  return failure.errors.map(({ field, message }) => ({
    field: formFieldOf(field.replace(/^order\./, '')),
    message,
  }));
}
