import { useTranslations } from 'next-intl';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { TextField } from '@/components/ui/fields/text-field';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import { VERIFY_CODE } from '@/lib/market/limits';
import { ParcelForm, type PageForm } from './parcel-form';
import styles from './parcel-page.module.css';

interface CodeFormsProps {
  form: PageForm;
  reach: ParcelOfLink['reach'];
  /** The code that was already sent; empty if none was. */
  sent: { channel: string; nonce: string };
}

/** Forms for a visitor who opened the parcel by four digits. A code sent to the receiver unlocks the rest. */
export function CodeForms({ form, reach, sent }: CodeFormsProps) {
  const t = useTranslations('parcel.code');
  return (
    <section aria-labelledby="code" className={styles.part}>
      <h2 id="code" className={styles.partTitle}>
        {t('title')}
      </h2>
      {sent.nonce === '' ? (
        <>
          <p>{t('text')}</p>
          <ParcelForm form={form} act="send" submit={t('send')}>
            <RadioCards
              name="channel"
              legend={t('legend')}
              required
              defaultValue={reach[0]!.channel}
              options={reach.map(({ channel, masked }) => ({
                value: channel,
                label: t(`channels.${channel}`),
                description: <bdi dir="ltr">{masked}</bdi>,
              }))}
            />
          </ParcelForm>
        </>
      ) : (
        <ParcelForm form={form} act="prove" hidden={sent} submit={t('submit')}>
          <TextField
            name="verifyCode"
            label={t('label')}
            hint={t('hint', { digits: VERIFY_CODE.digits, minutes: VERIFY_CODE.minutes })}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            figures
          />
        </ParcelForm>
      )}
    </section>
  );
}
