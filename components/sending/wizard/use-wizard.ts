import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '@/lib/calls/call-failure';
import type { Draft, EditedOrder, Needs } from '@/lib/drafts/draft';
import { isPriceRefused } from '@/lib/drafts/sent-order';
import { currencyOf, furthestStep, STEPS, stepOfField, stepToShow, type Step, type View } from '@/lib/drafts/steps';
import { formFieldOf } from '@/lib/drafts/form-field-of';
import { useUserStore } from '@/lib/client/stores/user';
import type { OrderView } from '@/lib/contract/orders/orders';
import { paths } from '@/lib/routing/paths';
import { useShipData } from './ship-data.island';
import { useDraft, useDraftForm, type DraftForm, type FieldName, type Mistake } from './drafts/use-draft-form';
import type { LiveQuote } from './summary/use-live-quote';
import { useSubmitOrder, type SubmitOrder } from './review/use-submit-order';
import type { WizardAddress } from './use-wizard-address';

export interface Wizard {
  step: Step;
  /** The step, or the code after the last step. */
  view: View;
  /** The furthest step that may be shown. */
  reached: number;
  draftForm: DraftForm;
  submit: SubmitOrder;
  /** The placed order that is being changed. */
  edits: EditedOrder | null;
  /** True if the check or the next step could not be loaded. */
  unchecked: boolean;
  busy: boolean;
  /** Goes to the next step. On the last one places the order, after the code of a sender who is not logged in. */
  forward: () => void;
  /** Called after a correct code: runs `logIn`, then places the order without another press. */
  confirmed: (logIn: () => void) => Promise<void>;
  go: (view: View) => void;
}

interface WizardSettings {
  storedDraft: Draft;
  needs: Needs;
  address: WizardAddress;
  /** The price that is shown, or the reason for a missing price. */
  live: LiveQuote;
  onPlaced: (order: OrderView) => void;
  /** Loads a step before it is shown. */
  loadStep: (view: View) => Promise<void>;
}

/** Runs the wizard: a step is checked before it is left, mistakes focus their field, and the last step sends. */
export function useWizard({ storedDraft, needs, address, live, onPlaced, loadStep }: WizardSettings): Wizard {
  const router = useRouter();
  const { prefix } = useShipData();
  const reached = useDraft(storedDraft, furthestStep);
  const requestedStep = address.step === 'code' ? 'review' : address.step;
  const step = useDraft(storedDraft, (draft) => STEPS.indexOf(stepToShow(draft, requestedStep)));
  const current = STEPS[step]!;
  const [confirming, setConfirming] = useState(false);
  const hasSender = useUserStore(({ user }) => Boolean(user)) || storedDraft.edits !== null;
  // The code stays in view until its order is placed.
  const view: View = address.step === 'code' && current === 'review' && (!hasSender || confirming) ? 'code' : current;
  const draftForm = useDraftForm(storedDraft, needs, current);
  const submit = useSubmitOrder(draftForm, onPlaced);
  const [checking, setChecking] = useState(false);
  const [unchecked, setUnchecked] = useState(false);
  const focus = useRef<string | null>(null);
  const underway = useRef(false);
  const { form } = draftForm;
  const { replaceStep } = address;

  useEffect(() => {
    if (address.step !== view || (!storedDraft.edits && address.draft !== storedDraft.id))
      replaceStep(view, storedDraft);
  }, [address.step, address.draft, view, storedDraft, replaceStep]);

  useEffect(() => {
    if (!focus.current) return;
    form.setFocus(focus.current as FieldName);
    focus.current = null;
  }, [view, form]);

  function show(mistakes: readonly Mistake[]) {
    const first = STEPS.flatMap((name) => mistakes.filter(({ field }) => stepOfField(field) === name))[0];
    if (!first) return;
    if (first.field === 'needs') return router.push(paths.presend(prefix, { draft: storedDraft.id }));
    for (const { field, message } of mistakes) form.setError(field as FieldName, { type: 'contract', message });
    const there = stepOfField(first.field);
    if (there === view) return form.setFocus(first.field as FieldName);
    focus.current = first.field;
    address.go(there, storedDraft);
  }

  /** Goes on from a valid step. Only the service knows some limits, such as that of the amount to collect. */
  async function pass() {
    const { draft, keep } = draftForm;
    const refused = live.failure && current === 'parcels' ? refusedFields(live.failure).filter(isTyped) : [];
    if (refused.length > 0) return show(refused);
    keep({
      reached: Math.max(draft().reached, step + 1),
      ...(current === 'parcels' && { amountCurrency: currencyOf(draft()) }),
    });
    const next = STEPS[step + 1] ?? current;
    await loadStep(next);
    address.go(next, storedDraft);
  }

  const isTyped = ({ field }: Mistake) => form.getValues(field as FieldName) !== undefined;

  async function place() {
    const { order, problems } = await draftForm.check(draftForm.draft());
    if (!order) return show(problems);
    if (!storedDraft.edits && useUserStore.getState().user === null) {
      await loadStep('code');
      return address.go('code', storedDraft);
    }
    const failure = await submit.send(order, live.status === 'ready' ? live.quote : null);
    if (failure && isPriceRefused(failure)) return showNewPrice();
    if (failure) show(refusedFields(failure));
  }

  /** Drops the old price, so that the current one is shown before anything is sent again. */
  function showNewPrice() {
    draftForm.keep({ quoteToken: '' });
    live.retry();
  }

  async function run(work: () => Promise<void>) {
    // Two presses at the same moment count as one.
    if (underway.current) return;
    underway.current = true;
    setChecking(true);
    setUnchecked(false);
    try {
      await work();
    } catch {
      // The check is loaded on first use, and loading can fail.
      setUnchecked(true);
    } finally {
      underway.current = false;
      setChecking(false);
    }
  }

  async function confirmed(logIn: () => void) {
    setConfirming(true);
    logIn();
    await run(place);
    setConfirming(false);
  }

  return {
    step: current,
    view,
    reached,
    draftForm,
    submit,
    edits: storedDraft.edits,
    unchecked,
    busy: checking || submit.busy,
    forward: () => void run(current === 'review' ? place : form.handleSubmit(pass)),
    confirmed,
    go: (next) => address.go(next, storedDraft),
  };
}

/**
 * Returns the service's field errors, which are complete sentences. Field errors of a changed order have the prefix
 * `order.`.
 */
function refusedFields(failure: CallFailure): Mistake[] {
  return failure.errors.map(({ field, message }) => ({
    field: formFieldOf(field.replace(/^order\./, '')),
    message,
  }));
}
