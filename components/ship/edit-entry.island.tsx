'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { useSignedIn } from '@/components/layout/use-signed-in';
import { LoadFailed } from '@/components/orders/load-failed';
import { detailHref, editHref } from '@/components/orders/order-links';
import { isConflict } from '@/components/orders/run-order-action';
import { useOwnOrder } from '@/components/orders/use-own-order';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { WaybillText } from '@/components/ui/figures';
import type { CallFailure } from '@/lib/client/call-failure';
import { draftFromOrder } from '@/lib/client/ship/draft-from-order';
import type { ShipmentKind } from '@/lib/client/ship/draft';
import { discardDraft, openEdit } from '@/lib/client/stores/pre-send';
import { toast } from '@/lib/client/toast';
import type { OrderView } from '@/lib/contract/orders';
import { orderNumber } from '@/lib/orders/order-number';
import { paths } from '@/lib/routing/paths';
import styles from './edit-entry.module.css';
import { EditRefused } from './edit-refused.island';
import { useShipData } from './ship-data.island';
import type { WizardAddress } from './use-wizard-address';
import { WizardForm } from './wizard-form.island';

interface EditEntryProps {
  id: string;
  kind: ShipmentKind;
  address: WizardAddress;
  waiting: ReactNode;
}

/** §4, edit: a placed order in the wizard's form, as long as nobody has collected it. */
export function EditEntry({ id, kind, address, waiting }: EditEntryProps) {
  const t = useTranslations('ship.edit');
  const { prefix } = useShipData();
  const user = useSignedIn();
  const own = useOwnOrder(user ? id : null);
  if (own.status === 'failed') return <LoadFailed title={t('failed')} failure={own.failure} retry={own.retry} />;
  if (own.status !== 'ready') return waiting;
  const order = own.data;
  if (!order) {
    return <Refused title={t('missingTitle')} text={t('missingText')} href={paths.myOrder(prefix)} way={t('toList')} />;
  }
  if (order.kind !== kind) return <OtherPage order={order} waiting={waiting} />;
  if (!order.can.edit) {
    const href = detailHref(prefix, order);
    return <Refused title={t('lockedTitle')} text={t('lockedText')} href={href} way={t('toShipment')} />;
  }
  return <Editing key={order.version} {...{ order, address, waiting }} onReload={own.retry} />;
}

interface EditingProps {
  order: OrderView;
  address: WizardAddress;
  waiting: ReactNode;
  onReload: () => void;
}

function Editing({ order, address, waiting, onReload }: EditingProps) {
  const t = useTranslations('ship.edit');
  const router = useRouter();
  const { prefix } = useShipData();
  const [kept] = useState(() => openEdit(draftFromOrder(order)));
  const [saved, setSaved] = useState(false);

  function leave(changed: OrderView) {
    setSaved(true);
    toast('ok', t('saved', { number: orderNumber(changed) }));
    router.push(detailHref(prefix, changed));
  }

  function reload() {
    discardDraft(kept);
    onReload();
  }

  const whenChanged = (failure: CallFailure) =>
    isConflict(failure) && <EditRefused failure={failure} edits={kept.edits!} kind={kept.kind} onReload={reload} />;

  // On the way to the shipment: what was typed is saved, and must not be sent again.
  if (saved) return waiting;
  return (
    <div className={styles.entry}>
      <Notice>{t.rich('notice', { number: () => <WaybillText number={orderNumber(order)} /> })}</Notice>
      <WizardForm kept={kept} needs={kept.edits!.needs} address={address} onPlaced={leave} whenChanged={whenChanged} />
    </div>
  );
}

/** Each kind has its own entry page. */
function OtherPage({ order, waiting }: { order: OrderView; waiting: ReactNode }) {
  const router = useRouter();
  const { prefix } = useShipData();
  useEffect(() => router.replace(editHref(prefix, order)), [router, prefix, order]);
  return waiting;
}

interface RefusedProps {
  title: string;
  text: string;
  href: string;
  way: string;
}

function Refused({ title, text, href, way }: RefusedProps) {
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
