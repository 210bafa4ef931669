import { useTranslations } from 'next-intl';
import { ProofFacts } from '@/components/parcels/track/card/proof-facts';
import { WaybillText } from '@/components/ui/content/figures';
import type { OrderView } from '@/lib/contract/orders';
import { InfoCard } from './info-card';
import { ProofPhoto } from './proof-photo.island';
import styles from './tracking-info.module.css';

/** Shows who signed for the delivered parcels, each under its number if the order has several. */
export function ProofOfDelivery({ order: { parcels } }: { order: OrderView }) {
  const t = useTranslations('parcel.proof');
  // Pieces that share a waybill share its proof.
  const proofs = new Map(parcels.flatMap(({ waybillNo, proof }) => (proof ? [[waybillNo, proof] as const] : [])));
  if (proofs.size === 0) return null;
  const isOne = new Set(parcels.map(({ waybillNo }) => waybillNo)).size === 1;
  return (
    <InfoCard title={t('title')}>
      <ul role="list" className={styles.journeys}>
        {[...proofs].map(([waybillNo, proof]) => (
          <li key={waybillNo} className={styles.parcel}>
            {!isOne && (
              <h3 className={styles.number}>
                <WaybillText number={waybillNo} />
              </h3>
            )}
            <ProofFacts proof={proof} photo={proof.photo && <ProofPhoto waybillNo={waybillNo} photo={proof.photo} />} />
          </li>
        ))}
      </ul>
    </InfoCard>
  );
}
