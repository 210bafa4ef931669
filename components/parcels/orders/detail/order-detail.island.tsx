'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRouter, useSearchParams } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLoggedInUser } from '@/components/frame/header/use-logged-in-user';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/status/empty-state';
import { Skeleton } from '@/components/ui/status/skeleton';
import { toast } from '@/lib/client/api/toast';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { orderNumber } from '@/lib/orders/order-number';
import { paths } from '@/lib/routing/paths';
import { ActionConflictNotice, conflictOf, type ActionConflict } from '../actions/action-conflict-notice';
import { LazyClaims } from '../claims/lazy-claims.island';
import { LoadFailed } from '../load-failed';
import { OrderFrame, type OrderFrameProps } from './order-frame';
import { OrderRecord } from './order-record';
import { useOrdersData } from '../orders-data.island';
import type { ActionOutcome } from '../actions/run-order-action';
import { useOrderActions, type OpenedAction, type OrderActions } from '../actions/use-order-actions';
import { useOwnOrder, type OwnOrderRead } from '../use-own-order';

/** Loaded when its first action is chosen. */
const ActionDialog = lazy(() =>
  import('../actions/action-dialog.island').then((part) => ({ default: part.ActionDialog })),
);

/** Loaded for the few orders with parcels that came back. */
const ReturnedParcels = lazy(() =>
  import('../returned-parcels.island').then((part) => ({ default: part.ReturnedParcels })),
);

/** Loaded for the few orders that have such messages. */
const UnsentMessages = lazy(() => import('./unsent-messages').then((part) => ({ default: part.UnsentMessages })));

/** Loaded for the few orders that wait for their receiver. */
const WaitingForReceiver = lazy(() =>
  import('../receiver-link-notice.island').then((part) => ({ default: part.ReceiverLinkNotice })),
);

/** Shows the order in the address to the logged-in person. */
export function OrderDetail(frame: OrderFrameProps) {
  const t = useTranslations('orders.detail');
  const user = useLoggedInUser();
  const id = useSearchParams().get('id') ?? '';
  if (user) return <LoadedOrder key={`${user.userId} ${id}`} id={id} {...frame} />;
  return (
    <OrderFrame {...frame}>
      <Skeleton label={t('loading')} shape="card" lines={3} />
    </OrderFrame>
  );
}

function LoadedOrder({ id, path, title }: OrderFrameProps & { id: string }) {
  const t = useTranslations('orders');
  const router = useRouter();
  const { prefix } = useOrdersData();
  const ownOrder = useOwnOrder(id);
  const [note, setNote] = useState<ActionConflict | null>(null);
  const actions = useOrderActions(applyOutcome);
  const [wasDialogOpened, setWasDialogOpened] = useState(false);
  // The dialog stays rendered from its first opening on, because it returns the focus when it closes.
  if (actions.openedAction && !wasDialogOpened) setWasDialogOpened(true);

  function applyOutcome(outcome: ActionOutcome, { order }: OpenedAction) {
    const number = orderNumber(order);
    setNote(conflictOf(outcome, number));
    if ('order' in outcome) ownOrder.change(() => outcome.order);
    if (outcome.kind === 'gone') ownOrder.change(() => null);
    if (outcome.kind === 'cancelled') toast('ok', t('cancel.done', { number }));
    if (outcome.kind === 'deleted') {
      toast('ok', t('delete.done', { number }));
      router.push(paths.myOrder(prefix));
    }
  }

  return (
    <OrderFrame
      path={path}
      title={ownOrder.status === 'ready' && ownOrder.data ? <OrderHeading order={ownOrder.data} /> : title}
    >
      {/* Comes first: a closing dialog returns the focus, and the button that had the focus may be gone. */}
      {wasDialogOpened && (
        <Suspense>
          <ActionDialog actions={actions} />
        </Suspense>
      )}
      <div ref={useFocusAfter(note, ownOrder)} tabIndex={-1}>
        <OrderContent ownOrder={ownOrder} actions={actions} note={note} />
      </div>
    </OrderFrame>
  );
}

/** Names the receiver and the city, by which a sender recognises an order. */
function OrderHeading({ order: { receiver } }: { order: OrderView }) {
  const t = useTranslations('orders.detail');
  return t.rich('heading', {
    name: () => <bdi>{receiver.name}</bdi>,
    city: () => <bdi>{receiver.cityName}</bdi>,
  });
}

/** Moves the focus to the record after an action changed the order. */
function useFocusAfter(note: ActionConflict | null, ownOrder: OwnOrderRead) {
  const region = useRef<HTMLDivElement>(null);
  const version = (ownOrder.status === 'ready' && ownOrder.data?.version) || 0;
  const before = useRef(version);
  useEffect(() => {
    if (note || (before.current && before.current !== version)) region.current?.focus();
    before.current = version;
  }, [note, version]);
  return region;
}

interface ShownProps {
  ownOrder: OwnOrderRead;
  actions: OrderActions;
  note: ActionConflict | null;
}

function OrderContent({ ownOrder, actions, note }: ShownProps) {
  const t = useTranslations('orders.detail');
  if (ownOrder.status === 'failed')
    return <LoadFailed title={t('failed')} failure={ownOrder.failure} retry={ownOrder.retry} />;
  const loading = <Skeleton label={t('loading')} shape="card" lines={3} />;
  if (ownOrder.status !== 'ready') return loading;
  if (!ownOrder.data) return <MissingOrder />;
  const change = (order: OrderView) => ownOrder.change(() => order);
  const notes = (
    <>
      <ActionConflictNotice note={note} />
      {ownOrder.data.waitsFor && <WaitingForReceiver order={ownOrder.data} />}
      {ownOrder.data.unsentMessages?.length ? <UnsentMessages order={ownOrder.data} /> : null}
      {ownOrder.data.parcels.some(({ returned }) => returned) && (
        <ReturnedParcels order={ownOrder.data} onOrder={change} />
      )}
    </>
  );
  const claims = <LazyClaims order={ownOrder.data} onOrder={change} />;
  // One boundary: a notice that came later than the record would move it.
  return (
    <Suspense fallback={loading}>
      <OrderRecord order={ownOrder.data} actions={actions} note={notes} claims={claims} />
    </Suspense>
  );
}

function MissingOrder() {
  const t = useTranslations('orders.detail');
  const { prefix } = useOrdersData();
  return (
    <EmptyState
      drawing="search"
      title={t('missing')}
      action={
        <Link href={paths.myOrder(prefix)} prefetch={false} className={buttonClass()}>
          {t('toList')}
        </Link>
      }
    >
      {t('missingText')}
    </EmptyState>
  );
}
