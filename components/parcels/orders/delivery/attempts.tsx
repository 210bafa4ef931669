import { useTranslations } from 'next-intl';
import { AttemptFacts } from '@/components/parcels/track/card/attempt-facts';
import { WaybillText } from '@/components/ui/content/figures';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { InfoCard } from '../detail/info-card';
import { ProofPhoto } from './proof-photo.island';
import styles from '../detail/tracking-info.module.css';

/** Shows what couriers recorded of failed attempts, each under its parcel's number if the order has several. */
export function Attempts({ order: { parcels } }: { order: OrderView }) {
  const t = useTranslations('parcel.proof.attempt');
  // Pieces that share a waybill share its attempts.
  const byWaybill = new Map(
    parcels.flatMap(({ waybillNo, attempts }) => (attempts ? [[waybillNo, attempts] as const] : [])),
  );
  if (byWaybill.size === 0) return null;
  return (
    <InfoCard title={t('title')}>
      <ul role="list" className={styles.journeys}>
        {[...byWaybill].map(([waybillNo, attempts]) => (
          <li key={waybillNo} className={styles.parcel}>
            {parcels.length > 1 && (
              <h3 className={styles.number}>
                <WaybillText number={waybillNo} />
              </h3>
            )}
            {attempts.map((attempt) => (
              <AttemptFacts
                key={attempt.attemptAt}
                attempt={attempt}
                photo={
                  attempt.photo && (
                    <ProofPhoto waybillNo={waybillNo} attemptAt={attempt.attemptAt} photo={attempt.photo} />
                  )
                }
              />
            ))}
          </li>
        ))}
      </ul>
    </InfoCard>
  );
}
