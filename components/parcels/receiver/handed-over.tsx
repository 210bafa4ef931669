import { useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/content/fold';
import { ProofFacts, ProofPicture } from '@/components/parcels/track/card/proof-facts';
import { Notice } from '@/components/ui/status/notice';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import { isolateLeftToRight } from '@/lib/i18n/format/isolate';
import styles from './parcel-page.module.css';

/** Shows the courier's code before delivery, and the proof of delivery afterwards. */
export function HandedOver({ parcel, photoAddress }: { parcel: ParcelOfLink; photoAddress: string }) {
  const t = useTranslations('parcel');
  const { handoverCode, proof } = parcel;
  if (handoverCode !== undefined) {
    const where = parcel.track.state === 'READY_FOR_COLLECTION' ? 'handover.atSite' : 'handover.title';
    // Digits keep their order in a right-to-left sentence.
    const code = isolateLeftToRight(handoverCode);
    return <Notice title={t(where, { code })}>{t('handover.text')}</Notice>;
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
