import { useLocale, useTranslations } from 'next-intl';
import { CaseNotice } from '@/components/parcels/case-notice';
import { Fold } from '@/components/ui/content/fold';
import { TextArea } from '@/components/ui/fields/text-area';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import { formatDay, formatInstantDay } from '@/lib/i18n/format/format-day';
import { formatInstantClock } from '@/lib/i18n/format/format-time';
import { MARKETS } from '@/lib/market/country';
import { MAX_CASE_TEXT_LENGTH } from '@/lib/orders/case-policy';
import { ParcelForm, type PageForm } from './parcel-form';

interface AttemptDisputeProps {
  form: PageForm;
  parcel: ParcelOfLink;
}

/** Lets the receiver dispute a failed delivery attempt for 48 hours, and shows the office's replies. */
export function AttemptDispute({ form, parcel }: AttemptDisputeProps) {
  const t = useTranslations('parcel.dispute');
  const locale = useLocale();
  const { dispute, cases = [], track } = parcel;
  const { timeZone } = MARKETS[track.receiverCountry];
  const moment = (instant: string) => {
    const at = new Date(instant);
    return { day: formatInstantDay(at, locale, timeZone), time: formatInstantClock(at, locale, timeZone) };
  };
  return (
    <>
      {cases.map((one) => (
        <CaseNotice key={one.reference} view={one} day={formatDay(one.answerBy, locale, 'weekdayMonthDay')} />
      ))}
      {dispute && (
        <Fold title={t('title')}>
          <ParcelForm form={form} act="dispute" hidden={{ attemptAt: dispute.attemptAt }} submit={t('submit')}>
            <p>{t('attempt', moment(dispute.attemptAt))}</p>
            <p>{t('until', moment(dispute.until))}</p>
            <TextArea name="text" label={t('text')} hint={t('textHint', { max: MAX_CASE_TEXT_LENGTH })} rows={3} />
          </ParcelForm>
        </Fold>
      )}
    </>
  );
}
