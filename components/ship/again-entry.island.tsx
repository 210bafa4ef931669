'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { useSignedIn } from '@/components/layout/use-signed-in';
import { LoadFailed } from '@/components/orders/load-failed';
import { useOwnOrder } from '@/components/orders/use-own-order';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { randomId } from '@/lib/client/random-id';
import type { ShipmentKind } from '@/lib/client/ship/draft';
import { draftAgain, needsAgain } from '@/lib/client/ship/draft-from-order';
import { stepToShow } from '@/lib/client/ship/steps';
import { saveDraft, saveNeeds } from '@/lib/client/stores/pre-send';
import type { OrderView } from '@/lib/contract/orders';
import { paths } from '@/lib/routing/paths';
import { useShipData } from './ship-data.island';
import type { WizardAddress } from './use-wizard-address';

interface AgainEntryProps {
  id: string;
  kind: ShipmentKind;
  address: WizardAddress;
  waiting: ReactNode;
}

/** A new shipment like a placed order, beside the drafts that are there. */
export function AgainEntry({ id, kind, address, waiting }: AgainEntryProps) {
  const t = useTranslations('ship.edit');
  const { prefix } = useShipData();
  const user = useSignedIn();
  const own = useOwnOrder(user ? id : null);
  if (own.status === 'failed') return <LoadFailed title={t('failed')} failure={own.failure} retry={own.retry} />;
  if (own.status !== 'ready') return waiting;
  if (own.data?.kind === kind) return <Begin order={own.data} address={address} waiting={waiting} />;
  const toList = (
    <Link href={paths.myOrder(prefix)} prefetch={false} className={buttonClass()}>
      {t('toList')}
    </Link>
  );
  return (
    <EmptyState drawing="search" title={t('missingTitle')} action={toList}>
      {t('missingText')}
    </EmptyState>
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
