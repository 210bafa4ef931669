import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/content/accordion';
import { Notice } from '@/components/ui/status/notice';
import { TextField } from '@/components/ui/fields/text-field';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import type { DetailsOfLink } from '@/lib/contract/parcels/receiver-details';
import { isolate } from '@/lib/i18n/format/isolate';
import { DETAIL_DIGITS, isIdentity, NEEDED_DETAILS, type ReceiverDetail } from '@/lib/orders/receiver-details';
import { ParcelForm, type PageForm } from './parcel-form';
import styles from './parcel-page.module.css';

interface DetailsFormProps {
  form: PageForm;
  details: DetailsOfLink;
}

/** Requests details that only the receiver has. Open while one is missing, otherwise folded. */
export function ReceiverDetails({ form, parcel: { details, track } }: { form: PageForm; parcel: ParcelOfLink }) {
  const t = useTranslations('parcel.details');
  if (!details) return null;
  const hasRequired = details.asked.some((detail) => NEEDED_DETAILS.some((required) => required === detail));
  const title = hasRequired ? t('title') : t('extra');
  const isMissing = details.missing.length > 0;
  const content = <DetailsForm form={form} details={details} />;
  if (!isMissing)
    return (
      <section className={styles.part}>
        {hasRequired && <p>{t('complete')}</p>}
        <Accordion wide items={[{ key: 'details', title, content }]} />
      </section>
    );
  return (
    <section id="details" aria-labelledby="details-title" className={styles.part}>
      <h2 id="details-title" className={styles.partTitle}>
        {title}
      </h2>
      {track.state !== 'DELIVERY_FAILED' && <Notice tone="warn">{t('needed')}</Notice>}
      {content}
    </section>
  );
}

function DetailsForm({ form, details: { asked: neededDetails, given: givenDetails } }: DetailsFormProps) {
  const t = useTranslations('parcel.details');
  return (
    <ParcelForm form={form} act="details" submit={t('submit')}>
      {neededDetails.map((detail) => (
        <DetailField
          key={detail}
          detail={detail}
          text={givenDetails.find((each) => each.detail === detail)?.text ?? ''}
        />
      ))}
    </ParcelForm>
  );
}

/** Name of a detail's field in the form and in the request. */
const nameOf = (detail: ReceiverDetail) => (isIdentity(detail) ? 'identityNo' : detail);

/**
 * Renders the field of a detail. A stored number is not filled in again. If the field is left empty, the number remains
 * stored.
 */
function DetailField({ detail, text }: { detail: ReceiverDetail; text: string }) {
  const t = useTranslations('parcel.details');
  const tShip = useTranslations('ship.fields');
  const isNumber = isIdentity(detail);
  const isNeeded = NEEDED_DETAILS.some((required) => required === detail);
  const digits = detail in DETAIL_DIGITS ? DETAIL_DIGITS[detail as keyof typeof DETAIL_DIGITS] : 0;
  const storedText = isNumber && text !== '' ? t('kept', { text: isolate(text) }) : null;
  return (
    <TextField
      name={nameOf(detail)}
      label={t('label', { detail })}
      note={isNeeded ? undefined : tShip('optional')}
      hint={storedText ?? t('hint', { detail, digits })}
      defaultValue={isNumber ? '' : text}
      inputMode={isNumber ? 'numeric' : undefined}
      type={detail === 'secondPhone' ? 'tel' : undefined}
      autoComplete="off"
      dir="ltr"
    />
  );
}
