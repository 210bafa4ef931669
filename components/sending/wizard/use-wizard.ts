import { useEffect, useState } from 'react';
import type { Draft, EditedOrder, Needs } from '@/lib/drafts/draft';
import {
  currencyOf,
  furthestStep,
  WIZARD_STEPS,
  stepToShow,
  type WizardStep,
  type WizardView,
} from '@/lib/drafts/steps';
import { useAction } from '@/lib/client/api/use-action';
import { useUserStore } from '@/lib/client/stores/user';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { useDraft, useDraftForm, type DraftForm, type FieldName } from './drafts/use-draft-form';
import type { SubmitOrder } from './review/use-submit-order';
import type { LiveQuote } from './summary/use-live-quote';
import { refusedFields, usePlaceOrder } from './use-place-order';
import { useShowMistakes } from './use-show-mistakes';
import type { WizardAddress } from './use-wizard-address';

export interface Wizard {
  step: WizardStep;
  /** The step, or the code after the last step. */
  view: WizardView;
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
  placeAfterCode: (logIn: () => void) => Promise<void>;
  go: (view: WizardView) => void;
}

interface WizardSettings {
  storedDraft: Draft;
  needs: Needs;
  address: WizardAddress;
  /** The price that is shown, or the reason for a missing price. */
  live: LiveQuote;
  onPlaced: (order: OrderView) => void;
  /** Loads a step before it is shown. */
  loadStep: (view: WizardView) => Promise<void>;
}

/** Runs the wizard: a step is checked before it is left, mistakes focus their field, and the last step sends. */
export function useWizard(settings: WizardSettings): Wizard {
  const { storedDraft, address } = settings;
  const reached = useDraft(storedDraft, furthestStep);
  const [confirming, setConfirming] = useState(false);
  const { step, view } = useStep(storedDraft, address, confirming);
  const draftForm = useDraftForm(storedDraft, settings.needs, step);
  const { form } = draftForm;
  const showMistakes = useShowMistakes(settings, form, view);
  const { submit, place } = usePlaceOrder(settings, draftForm, showMistakes);
  const { busy, failure: loadFailure, run } = useAction((work: () => Promise<void>) => work());

  /**
   * Continues from a valid step. Some limits, such as the highest amount to collect, are checked by the service only.
   */
  async function continueToNextStep() {
    const { draft, change } = draftForm;
    const { failure } = settings.live;
    const refused = failure && step === 'parcels' ? refusedFields(failure) : [];
    const typed = refused.filter(({ field }) => form.getValues(field as FieldName) !== undefined);
    if (typed.length > 0) return showMistakes(typed);
    const index = WIZARD_STEPS.indexOf(step) + 1;
    change({
      reached: Math.max(draft().reached, index),
      ...(step === 'parcels' && { amountCurrency: currencyOf(draft()) }),
    });
    const next = WIZARD_STEPS[index] ?? step;
    await settings.loadStep(next);
    address.go(next, storedDraft);
  }

  async function placeAfterCode(logIn: () => void) {
    setConfirming(true);
    logIn();
    await run(place);
    setConfirming(false);
  }

  return {
    step,
    view,
    reached,
    draftForm,
    submit,
    edits: storedDraft.edits,
    unchecked: loadFailure !== null,
    busy: busy || submit.busy,
    forward: () => void run(step === 'review' ? place : form.handleSubmit(continueToNextStep)),
    placeAfterCode,
    go: (next) => address.go(next, storedDraft),
  };
}

/** Returns the step that the address requests, if the draft has reached it, and writes it into the address. */
function useStep(storedDraft: Draft, address: WizardAddress, confirming: boolean): Pick<Wizard, 'step' | 'view'> {
  const requestedStep = address.step === 'code' ? 'review' : address.step;
  const step = useDraft(storedDraft, (draft) => stepToShow(draft, requestedStep));
  const hasSender = useUserStore(({ user }) => Boolean(user)) || storedDraft.edits !== null;
  // The code stays in view until its order is placed.
  const view: WizardView = address.step === 'code' && step === 'review' && (!hasSender || confirming) ? 'code' : step;
  const { replaceStep } = address;

  useEffect(() => {
    if (address.step !== view || (!storedDraft.edits && address.draft !== storedDraft.id))
      replaceStep(view, storedDraft);
  }, [address.step, address.draft, view, storedDraft, replaceStep]);

  return { step, view };
}
