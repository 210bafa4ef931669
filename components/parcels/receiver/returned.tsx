import { useLocale, useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/content/accordion';
import { Notice } from '@/components/ui/status/notice';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import { formatDay } from '@/lib/i18n/format/format-day';
import { ParcelForm, type PageForm } from './parcel-form';
import { SendOnForm } from './send-on-form';
import styles from './parcel-page.module.css';

interface ReturnedSectionProps {
  form: PageForm;
  parcel: ParcelOfLink;
}

/** Shows a returned parcel, and the choices of the link's holder until the last day (§4, §9). */
export function ReturnedSection({ form, parcel: { returned, party, track } }: ReturnedSectionProps) {
  const t = useTranslations('parcel.returned');
  const locale = useLocale();
  if (!returned) return null;
  const { choices, chosen, decideBy, sentOnAs: number = '' } = returned;
  const day = formatDay(decideBy, locale, 'weekdayMonthDay');
  if (chosen) return <Notice title={t('title')}>{t(`chosen.${chosen}`, { party, number })}</Notice>;
  return (
    <section aria-labelledby="returned" className={styles.part}>
      <h2 id="returned" className={styles.partTitle}>
        {t('title')}
      </h2>
      {choices.includes('SHELVE') && (
        <ParcelForm form={form} act="shelve" submit={t('submit')}>
          <p>{party === 'sender' ? t('sender', { day }) : t('text', { day })}</p>
        </ParcelForm>
      )}
      {choices.includes('SEND_ON') && <SendOnForm form={form} country={track.receiverCountry} />}
      {choices.includes('DESTROY') && <DestroyForm form={form} />}
    </section>
  );
}

/** Renders the form to destroy the parcel in a fold, so that no single press destroys anything. */
function DestroyForm({ form }: Pick<ReturnedSectionProps, 'form'>) {
  const t = useTranslations('parcel.returned.destroy');
  const content = (
    <ParcelForm form={form} act="destroy" variant="danger" submit={t('submit')}>
      <p>{t('text')}</p>
    </ParcelForm>
  );
  return <Accordion wide items={[{ key: 'destroy', title: t('title'), content }]} />;
}
