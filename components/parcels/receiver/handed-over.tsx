import { useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/content/fold';
import { ProofFacts, ProofPicture } from '@/components/parcels/track/card/proof-facts';
import { classNames } from '@/components/ui/class-names';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import styles from './parcel-page.module.css';

/** Shows the delivery code before the delivery, and the proof of delivery afterwards. */
export function HandedOver({ parcel, photoAddress }: { parcel: ParcelOfLink; photoAddress: string }) {
  const t = useTranslations('parcel');
  const { handoverCode, proof } = parcel;
  if (handoverCode !== undefined) {
    const where = parcel.track.state === 'READY_FOR_COLLECTION' ? 'handover.atSite' : 'handover.title';
    const [before, after] = t(where, { code: handoverCode }).split(handoverCode);
    return (
      <div className={styles.key}>
        <p>
          <span>{before}</span>
          <bdi dir="ltr" className={classNames(styles.figure, styles.code)}>
            {handoverCode}
          </bdi>
          <span>{after}</span>
        </p>
        <p className={styles.soft}>{t('handover.text')}</p>
      </div>
    );
  }
  if (!proof) return null;
  return (
    <section aria-labelledby="proof" className={styles.part}>
      <h2 id="proof" className={styles.partTitle}>
        {t('proof.title')}
      </h2>
      <ProofFacts
        proof={proof}
        photo={
          proof.photo && (
            <Fold title={t('proof.photo')}>
              <ProofPicture src={photoAddress} alt={t('proof.alt')} photo={proof.photo} />
            </Fold>
          )
        }
      />
    </section>
  );
}
