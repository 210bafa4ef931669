import { useTranslations } from 'next-intl';
import { AttemptFacts } from '@/components/parcels/track/card/attempt-facts';
import { ProofPicture } from '@/components/parcels/track/card/proof-facts';
import { Fold } from '@/components/ui/content/fold';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import styles from './parcel-page.module.css';

interface AttemptsMadeProps {
  parcel: ParcelOfLink;
  /** Returns the address of an attempt's photo. */
  photoOf: (attemptAt: string) => string;
}

/** Shows the receiver what the courier recorded of failed attempts. */
export function AttemptsMade({ parcel: { attempts = [] }, photoOf }: AttemptsMadeProps) {
  const t = useTranslations('parcel.proof.attempt');
  if (attempts.length === 0) return null;
  return (
    <section aria-labelledby="attempts" className={styles.part}>
      <h2 id="attempts" className={styles.partTitle}>
        {t('title')}
      </h2>
      {attempts.map((attempt) => (
        <AttemptFacts
          key={attempt.attemptAt}
          attempt={attempt}
          photo={
            attempt.photo && (
              <Fold title={t('photo')}>
                <ProofPicture src={photoOf(attempt.attemptAt)} alt={t('alt')} photo={attempt.photo} />
              </Fold>
            )
          }
        />
      ))}
    </section>
  );
}
