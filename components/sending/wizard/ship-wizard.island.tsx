'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { SlowPage } from '@/components/frame/errors/slow-page';
import { Skeleton } from '@/components/ui/status/skeleton';
import type { ShipmentKind } from '@/lib/billing/transit';
import type { Draft } from '@/lib/drafts/draft';
import { areNeedsComplete } from '@/lib/drafts/needs';
import { openDraft, restorePreSend, usePreSendStore } from '@/lib/client/stores/pre-send';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { paths } from '@/lib/routing/paths';
import { ShipDataProvider, useShipData } from './ship-data.island';
import type { ShipData } from './ship-data';
import { useWizardAddress } from './use-wizard-address';
import { WizardForm } from './wizard-form.island';

const EditEntry = lazy(() => import('./entry/edit-entry.island').then((module) => ({ default: module.EditEntry })));
const AgainEntry = lazy(() => import('./entry/again-entry.island').then((module) => ({ default: module.AgainEntry })));
const OrderDone = lazy(() => import('./done/order-done.island').then((module) => ({ default: module.OrderDone })));

/** Renders the entry pages: sender, receiver, parcels, review, and the placed order. */
export function ShipWizard({ kind, data }: { kind: ShipmentKind; data: ShipData }) {
  return (
    <ShipDataProvider data={data}>
      <Stage kind={kind} />
    </ShipDataProvider>
  );
}

/** Renders a skeleton until the stored draft is read, because the draft would replace text typed into an empty form. */
function Stage({ kind }: { kind: ShipmentKind }) {
  const t = useTranslations('ship');
  const { prefix } = useShipData();
  const address = useWizardAddress();
  const [placed, setPlaced] = useState<OrderView | null>(null);
  const ready = usePreSendStore((state) => state.ready);
  useEffect(restorePreSend, []);

  const skeleton = <Skeleton label={t('page.loading')} shape="row" lines={5} />;
  if (!ready || !address.isKnown)
    return (
      <>
        {skeleton}
        <SlowPage prefix={prefix} />
      </>
    );
  if (address.placedId) {
    return (
      <Suspense fallback={skeleton}>
        <OrderDone id={address.placedId} placed={placed} />
      </Suspense>
    );
  }
  if (address.again) {
    return (
      <Suspense fallback={skeleton}>
        <AgainEntry key={address.again} id={address.again} kind={kind} address={address} waiting={skeleton} />
      </Suspense>
    );
  }
  if (address.edit) {
    return (
      <Suspense fallback={skeleton}>
        <EditEntry key={address.edit} id={address.edit} kind={kind} address={address} waiting={skeleton} />
      </Suspense>
    );
  }
  return (
    <Entry
      kind={kind}
      waiting={skeleton}
      address={address}
      onPlaced={(order) => {
        setPlaced(order);
        address.finish(order.id);
      }}
    />
  );
}

interface EntryProps {
  kind: ShipmentKind;
  waiting: ReactNode;
  address: ReturnType<typeof useWizardAddress>;
  onPlaced: (order: OrderView) => void;
}

/** An order needs the answers about its sender (§2). Without them the first page opens. */
function Entry({ kind, waiting, address, onPlaced }: EntryProps) {
  const router = useRouter();
  const { prefix, country } = useShipData();
  const needs = usePreSendStore((state) => state.needs);
  const [storedDraft] = useState<Draft>(() => openDraft(kind, country, address.draft));
  const complete = areNeedsComplete(needs);
  useEffect(() => {
    if (!complete) router.replace(paths.presend(prefix, { kind, draft: storedDraft.id }));
  }, [complete, kind, storedDraft.id, prefix, router]);
  return complete ? (
    <WizardForm storedDraft={storedDraft} needs={needs} address={address} onPlaced={onPlaced} />
  ) : (
    waiting
  );
}
