'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import { Notice } from '@/components/ui/status/notice';
import { api } from '@/lib/client/api/api';
import { toast } from '@/lib/client/api/toast';
import { useAction } from '@/lib/client/api/use-action';
import { useFailureText } from '@/lib/client/api/use-failure-text';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { ReturnView } from '@/lib/contract/parcels/returns';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import { paths } from '@/lib/routing/paths';
import type { PlainReturnChoice } from '@/lib/orders/return-policy';
import styles from './notice-buttons.module.css';
import { useOrdersData } from './orders-data.island';
import { isConflict } from './actions/run-order-action';

interface ReturnedParcelsProps {
  order: OrderView;
  onOrder: (order: OrderView) => void;
}

/** Lets the sender choose what happens to returned parcels (§4, §9). */
export function ReturnedParcels({ order, onOrder }: ReturnedParcelsProps) {
  const undecided = order.parcels.find(({ returned }) => returned && !returned.chosen);
  return order.parcels.map(
    ({ waybillNo, returned }) =>
      returned && (
        <ReturnedParcelNotice
          key={waybillNo}
          order={order}
          waybillNo={waybillNo}
          returned={returned}
          isFirst={waybillNo === undecided?.waybillNo}
          onOrder={onOrder}
        />
      ),
  );
}

interface ReturnedProps extends ReturnedParcelsProps {
  waybillNo: string;
  returned: ReturnView;
  /** True for the first parcel without a choice. Only this parcel has the explanation and the primary button. */
  isFirst: boolean;
}

function ReturnedParcelNotice({ order, waybillNo, returned, isFirst, onOrder }: ReturnedProps) {
  const t = useTranslations('orders.returned');
  const failureText = useFailureText();
  const day = useDayFormat();
  const { busy, failure, run } = useReturnChoice(order, waybillNo, onOrder);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const sendOn = useSendOn(order, waybillNo);
  const { choices, chosen, chosenBy, decideBy, sentOnAs: newNumber = '' } = returned;
  const sendsOn = choices.includes('SEND_ON');
  if (chosen && chosenBy)
    return <Notice tone="info">{t(`chosen.${chosen}`, { by: chosenBy, number: waybillNo, newNumber })}</Notice>;
  if (choices.length === 0) return null;
  const destroy = async () => {
    await run('DESTROY');
    setDialogOpen(false);
  };
  return (
    <Notice tone="warn" title={t('title', { number: waybillNo, day: day(decideBy, 'weekdayMonthDay') })}>
      {isFirst && <p>{t('text', { sendsOn: sendsOn ? 'yes' : 'no' })}</p>}
      <div className={styles.buttons}>
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          size="small"
          loading={busy}
          onClick={() => void run('SHELVE')}
        >
          {t('shelve')}
        </Button>
        {sendsOn && (
          <Button size="small" loading={sendOn.busy} onClick={() => void sendOn.run()}>
            {t('sendOn')}
          </Button>
        )}
        <Button size="small" variant={sendsOn ? 'quiet' : 'secondary'} onClick={() => setDialogOpen(true)}>
          {t('destroy')}
        </Button>
      </div>
      {failure && <p role="alert">{failureText(failure)}</p>}
      <Dialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('question')}
        closeLabel={t('back')}
        closeOnBackdrop
        actions={
          <>
            <Button variant="danger" loading={busy} onClick={() => void destroy()}>
              {t('destroy')}
            </Button>
            <Button onClick={() => setDialogOpen(false)}>{t('back')}</Button>
          </>
        }
      >
        {t('questionText', { number: waybillNo })}
      </Dialog>
    </Notice>
  );
}

/** Sends a choice. If another person was faster, the order is read again and shows that choice. */
function useReturnChoice({ id }: OrderView, waybillNo: string, onOrder: (order: OrderView) => void) {
  const t = useTranslations('orders.returned');
  return useAction(async (choice: PlainReturnChoice) => {
    try {
      onOrder(await api('chooseReturn', { id, waybillNo, choice }, { quiet: true }));
      toast('ok', t(`done.${choice}`, { number: waybillNo }));
    } catch (failure) {
      if (isConflict(failure)) await api('getOrder', { id }, { quiet: true }).then(onOrder, () => undefined);
      throw failure;
    }
  });
}

/** Leads to the form for the new receiver, on the parcel's page. */
function useSendOn({ id }: OrderView, waybillNo: string) {
  const { prefix } = useOrdersData();
  const formOf = (token: string) => `${paths.parcel(prefix, token)}#send-on`;
  return useAction(async () => location.assign(formOf((await api('openSendOn', { id, waybillNo })).token)));
}
