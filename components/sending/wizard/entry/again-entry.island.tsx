'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { againHref } from '@/components/parcels/orders/order-links';
import { randomId } from '@/lib/http/random-id';
import type { ShipmentKind } from '@/lib/billing/transit';
import type { DraftFacts } from '@/lib/drafts/check-draft';
import type { Draft, Needs } from '@/lib/drafts/draft';
import { draftForRepeat, repeatedNeeds } from '@/lib/drafts/draft-from-order';
import { firstStepOf, stepToShow } from '@/lib/drafts/steps';
import { saveDraft, saveNeeds } from '@/lib/client/stores/pre-send';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { MARKETS } from '@/lib/market/country';
import { localDay } from '@/lib/time/calendar-date';
import { findRefusedGoods } from '../parcels/refused-goods';
import { OwnOrderEntry } from './own-order-entry.island';
import { useShipData } from '../ship-data.island';
import type { WizardAddress } from '../use-wizard-address';

interface AgainEntryProps {
  id: string;
  kind: ShipmentKind;
  address: WizardAddress;
  waiting: ReactNode;
}

/** Starts a new shipment like a placed order, beside the existing drafts. */
export function AgainEntry({ id, kind, address, waiting }: AgainEntryProps) {
  const { prefix } = useShipData();
  const pageOf = (order: OrderView) => againHref(prefix, { ...order, receiverCountry: order.receiver.countryCode });
  return (
    <OwnOrderEntry id={id} kind={kind} waiting={waiting} pageOf={pageOf}>
      {(order) => <Begin order={order} address={address} waiting={waiting} />}
    </OwnOrderEntry>
  );
}

interface BeginProps {
  order: OrderView;
  address: WizardAddress;
  waiting: ReactNode;
}

/** Opens the review, or the first step that the rules of today reject. */
function Begin({ order, address: { replaceStep }, waiting }: BeginProps) {
  const locale = useLocale();
  const { phoneRules, country: market } = useShipData();
  const [copy] = useState(() => ({ ...draftForRepeat(order), id: randomId() }));
  const start = useEffectEvent(async (signal: AbortSignal) => {
    const needs = repeatedNeeds(order);
    const today = localDay(new Date(), MARKETS[copy.origin].timeZone);
    const facts = { phoneRules, goods: null, today, market };
    // The review checks the order again, so it may open unchecked.
    const fields = await findWrongFields(copy, needs, facts, locale).catch(() => []);
    if (signal.aborted) return;
    const draft = { ...copy, reached: Math.min(copy.reached, firstStepOf(fields)) };
    saveNeeds(needs);
    saveDraft(draft);
    replaceStep(stepToShow(draft, null), draft);
  });
  useEffect(() => {
    const stop = new AbortController();
    void start(stop.signal);
    return () => stop.abort();
  }, []);
  return waiting;
}

async function findWrongFields(draft: Draft, needs: Needs, facts: DraftFacts, locale: string): Promise<string[]> {
  const [{ checkDraft }, refused] = await Promise.all([
    import('@/lib/drafts/check-draft'),
    findRefusedGoods(draft, locale),
  ]);
  return [...checkDraft(draft, needs, facts).problems, ...refused].map(({ field }) => field);
}
