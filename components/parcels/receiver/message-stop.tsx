import { useTranslations } from 'next-intl';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import { isProvenAccess } from '@/lib/orders/receiver-policy';
import { ParcelForm, type PageForm } from './parcel-form';
import styles from './parcel-page.module.css';

/**
 * Lets the receiver stop messages about the parcel. Every message links to this form. No message is sent after the
 * delivery.
 */
export function MessageStop({ form, parcel }: { form: PageForm; parcel: ParcelOfLink }) {
  const t = useTranslations('parcel.messages');
  const { messagesStopped, access, track } = parcel;
  if (!isProvenAccess(access) || track.state === 'SIGNED') return null;
  return (
    <section aria-labelledby="messages" className={styles.part}>
      <h2 id="messages" className={styles.partTitle}>
        {t('title')}
      </h2>
      <ParcelForm
        form={form}
        act={messagesStopped ? 'resume' : 'stop'}
        variant="secondary"
        submit={messagesStopped ? t('resume') : t('stop')}
      >
        <p>{messagesStopped ? t('stopped') : t('text')}</p>
      </ParcelForm>
    </section>
  );
}
