import { useLocale, useTranslations } from 'next-intl';
import { RadioCards } from '@/components/ui/radio-cards';
import { FREE_DELIVERY_ATTEMPTS } from '@/lib/billing/constants';
import { formatDay } from '@/lib/i18n/format-day';
import { ParcelForm, type FormOfPage } from './parcel-form';

interface DayFormProps {
  form: FormOfPage;
  days: readonly string[];
  version: number;
  country: string;
}

export function DayForm({ form, days, version, country }: DayFormProps) {
  const t = useTranslations('parcel.day');
  const locale = useLocale();
  if (days.length === 0) return <p>{t('none', { country, count: FREE_DELIVERY_ATTEMPTS })}</p>;
  return (
    <ParcelForm form={form} act="day" hidden={{ version }} submit={t('submit')}>
      <RadioCards
        name="day"
        legend={t('legend')}
        compact
        required
        options={days.map((day) => ({ value: day, label: formatDay(day, locale, 'weekdayMonthDay') }))}
      />
    </ParcelForm>
  );
}
