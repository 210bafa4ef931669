'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { againHref } from '@/components/parcels/orders/order-links';
import { randomId } from '@/lib/http/random-id';
import type { ShipmentKind } from '@/lib/billing/transit';
import { draftAgain, needsAgain } from '@/lib/drafts/draft-from-order';
import { stepToShow } from '@/lib/drafts/steps';
import { saveDraft, saveNeeds } from '@/lib/client/stores/pre-send';
import type { OrderView } from '@/lib/contract/orders/order-view';
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

function Begin({ order, address: { replaceStep }, waiting }: BeginProps) {
  const [draft] = useState(() => ({ ...draftAgain(order), id: randomId() }));
  useEffect(() => {
    saveNeeds(needsAgain(order));
    saveDraft(draft);
    replaceStep(stepToShow(draft, null), draft);
  }, [order, draft, replaceStep]);
  return waiting;
}
