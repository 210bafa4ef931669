import { useTranslations } from 'next-intl';
import type { ParcelOfLink } from '@/lib/contract/instructions';
import { ParcelForm, type FormOfPage } from './parcel-form';
import styles from './parcel-page.module.css';

/** Every message leads here to be told no more. */
export function MessageStop({ form, parcel }: { form: FormOfPage; parcel: ParcelOfLink }) {
  const t = useTranslations('parcel.messages');
  const { messagesStopped, access } = parcel;
  if (access === 'tail') return null;
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
