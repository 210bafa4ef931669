'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { detailHref, editHref } from '@/components/parcels/orders/order-links';
import { isConflict } from '@/components/parcels/orders/actions/run-order-action';
import { Notice } from '@/components/ui/status/notice';
import { WaybillText } from '@/components/ui/content/figures';
import type { CallFailure } from '@/lib/http/call-failure';
import { draftFromOrder } from '@/lib/drafts/draft-from-order';
import type { ShipmentKind } from '@/lib/billing/transit';
import { discardDraft, openEdit } from '@/lib/client/stores/pre-send';
import { toast } from '@/lib/client/api/toast';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { orderNumber } from '@/lib/orders/order-number';
import styles from './edit-entry.module.css';
import { EditRefused } from '../review/edit-refused.island';
import { EntryRefused, OwnOrderEntry } from './own-order-entry.island';
import { useShipData } from '../ship-data.island';
import type { WizardAddress } from '../use-wizard-address';
import { WizardForm } from '../wizard-form.island';

interface EditEntryProps {
  id: string;
  kind: ShipmentKind;
  address: WizardAddress;
  waiting: ReactNode;
}

/** Edit: opens a placed order in the wizard's form, before its collection (§4). */
export function EditEntry({ id, kind, address, waiting }: EditEntryProps) {
  const t = useTranslations('ship.edit');
  const { prefix } = useShipData();
  return (
    <OwnOrderEntry id={id} kind={kind} waiting={waiting} pageOf={(order) => editHref(prefix, order)}>
      {(order, reload) =>
        order.can.edit ? (
          <Editing key={order.version} order={order} address={address} waiting={waiting} onReload={reload} />
        ) : (
          <EntryRefused
            title={t('lockedTitle')}
            text={t('lockedText')}
            href={detailHref(prefix, order)}
            way={t('toShipment')}
          />
        )
      }
    </OwnOrderEntry>
  );
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
  const [storedDraft] = useState(() => openEdit(draftFromOrder(order)));
  const [saved, setSaved] = useState(false);

  function leave(changed: OrderView) {
    setSaved(true);
    toast('ok', t('saved', { number: orderNumber(changed) }));
    router.push(detailHref(prefix, changed));
  }

  function reload() {
    discardDraft(storedDraft);
    onReload();
  }

  const whenChanged = (failure: CallFailure) =>
    isConflict(failure) && (
      <EditRefused failure={failure} edits={storedDraft.edits!} kind={storedDraft.kind} onReload={reload} />
    );

  // The browser is leaving for the shipment. The values are saved and must not be sent again.
  if (saved) return waiting;
  return (
    <div className={styles.entry}>
      <Notice>{t.rich('notice', { number: () => <WaybillText number={orderNumber(order)} /> })}</Notice>
      <WizardForm
        storedDraft={storedDraft}
        needs={storedDraft.edits!.needs}
        address={address}
        onPlaced={leave}
        whenChanged={whenChanged}
      />
    </div>
  );
}
