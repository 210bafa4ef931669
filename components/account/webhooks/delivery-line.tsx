import { useTranslations } from 'next-intl';
import styles from '@/components/account/api-keys/api-keys.module.css';
import { Button } from '@/components/ui/button';
import { Tag, type TagTone } from '@/components/ui/status/tag';
import type { WebhookDeliveryState } from '@/lib/contract/developers/webhook-types';
import type { WebhookDeliveryView } from '@/lib/contract/developers/webhooks';
import { isolate } from '@/lib/i18n/format/isolate';
import { useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import { useEventNames } from './use-event-names';

const TONE: Readonly<Record<WebhookDeliveryState, TagTone>> = {
  waiting: 'info',
  delivered: 'ok',
  failed: 'bad',
  dropped: 'neutral',
};

interface DeliveryLineProps {
  item: WebhookDeliveryView;
  /** True while any delivery of the list is being sent again. */
  busy: boolean;
  /** Sends the delivery again. Absent if that is not possible. */
  onReplay: (() => void) | undefined;
}

/** Shows a delivery: its event, its state, and the status of the last response or the reason for its absence. */
export function DeliveryLine({ item, busy, onReplay }: DeliveryLineProps) {
  const t = useTranslations('account.webhooks');
  const moment = useMomentFormat();
  const names = useEventNames();
  const { type, waybillNo, isTest, createTime, state, attempts } = item;
  const last = attempts.at(-1);
  return (
    <>
      <p className={styles.name}>
        <strong>{names[type]}</strong>
        <Tag tone={TONE[state]}>{t(`states.${state}`)}</Tag>
        {isTest && <Tag tone="neutral">{t('isTest')}</Tag>}
      </p>
      <p className={styles.soft}>
        <bdi dir="ltr">{waybillNo}</bdi>
        {' · '}
        <time dateTime={createTime}>{isolate(moment(new Date(createTime)))}</time>
        {last && (
          <span>
            {' · '}
            <code dir="ltr">{last.reason ?? `HTTP ${last.status}`}</code>
          </span>
        )}
      </p>
      {onReplay && state !== 'waiting' && (
        <div className={styles.actions}>
          <Button variant="quiet" size="small" icon="refresh" loading={busy} onClick={onReplay}>
            {t('replay')}
          </Button>
        </div>
      )}
    </>
  );
}
