'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { useLoggedInUser } from '@/components/frame/header/use-logged-in-user';
import { LoadFailed } from '@/components/parcels/orders/load-failed';
import { useOwnOrder } from '@/components/parcels/orders/use-own-order';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/status/empty-state';
import type { ShipmentKind } from '@/lib/billing/transit';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { paths } from '@/lib/routing/paths';
import { useShipData } from '../ship-data.island';

interface OwnOrderEntryProps {
  id: string;
  kind: ShipmentKind;
  waiting: ReactNode;
  /** Address of the entry page for the order's kind. */
  pageOf: (order: OrderView) => string;
  children: (order: OrderView, reload: () => void) => ReactNode;
}

/**
 * Opens the wizard for a placed order of the logged-in person. Shows a notice while the order loads, if loading fails,
 * or if the order is missing.
 */
export function OwnOrderEntry({ id, kind, waiting, pageOf, children }: OwnOrderEntryProps) {
  const t = useTranslations('ship.edit');
  const { prefix } = useShipData();
  const user = useLoggedInUser();
  const ownOrder = useOwnOrder(user ? id : null);
  if (ownOrder.status === 'failed')
    return <LoadFailed title={t('failed')} failure={ownOrder.failure} retry={ownOrder.retry} />;
  if (ownOrder.status !== 'ready') return waiting;
  if (ownOrder.data?.kind === kind) return children(ownOrder.data, ownOrder.retry);
  if (ownOrder.data) return <Redirect href={pageOf(ownOrder.data)} waiting={waiting} />;
  return (
    <EntryRefused title={t('missingTitle')} text={t('missingText')} href={paths.myOrder(prefix)} way={t('toList')} />
  );
}

function Redirect({ href, waiting }: { href: string; waiting: ReactNode }) {
  const router = useRouter();
  useEffect(() => router.replace(href), [router, href]);
  return waiting;
}

interface EntryRefusedProps {
  title: string;
  text: string;
  /** Link to another page. */
  href: string;
  way: string;
}

export function EntryRefused({ title, text, href, way }: EntryRefusedProps) {
  return (
    <EmptyState
      drawing="search"
      title={title}
      action={
        <Link href={href} prefetch={false} className={buttonClass()}>
          {way}
        </Link>
      }
    >
      {text}
    </EmptyState>
  );
}
