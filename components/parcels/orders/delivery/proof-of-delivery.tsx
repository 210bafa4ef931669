import { useTranslations } from 'next-intl';
import { ProofFacts } from '@/components/parcels/track/card/proof-facts';
import { WaybillText } from '@/components/ui/content/figures';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { groupByContent } from '../detail/group-by-content';
import { InfoCard } from '../detail/info-card';
import { ProofPhoto } from './proof-photo.island';
import styles from '../detail/tracking-info.module.css';

/** Shows who signed for the delivered parcels, each under its number if the order has several. */
export function ProofOfDelivery({ order: { parcels } }: { order: OrderView }) {
  const t = useTranslations('parcel.proof');
  // Pieces that share a waybill share its proof.
  const proofs = new Map(parcels.flatMap(({ waybillNo, proof }) => (proof ? [[waybillNo, proof] as const] : [])));
  if (proofs.size === 0) return null;
  // Parcels that were signed for together share the facts. A photo belongs to one parcel.
  const groups = groupByContent([...proofs], ([, { at, photo, ...facts }]) => [at.slice(0, 16), photo?.kept, facts]);
  const isOne = groups.length === 1 && proofs.size === new Set(parcels.map(({ waybillNo }) => waybillNo)).size;
  return (
    <InfoCard title={t('title')}>
      <ul role="list" className={styles.journeys}>
        {groups.map((group) => {
          const [waybillNo, proof] = group[0]!;
          return (
            <li key={waybillNo} className={styles.parcel}>
              {!isOne && (
                <h3 className={styles.number}>
                  {group.map(([number]) => (
                    <WaybillText key={number} number={number} />
                  ))}
                </h3>
              )}
              <ProofFacts
                proof={proof}
                photo={group.map(
                  ([number, { photo }]) =>
                    photo && <ProofPhoto key={number} waybillNo={number} photo={photo} named={group.length > 1} />,
                )}
              />
            </li>
          );
        })}
      </ul>
    </InfoCard>
  );
}
