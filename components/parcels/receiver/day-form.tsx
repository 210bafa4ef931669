import { useLocale, useTranslations } from 'next-intl';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { FREE_DELIVERY_ATTEMPTS } from '@/lib/billing/constants';
import { formatPlannedDay } from '@/lib/i18n/format/format-day';
import type { Country } from '@/lib/market/country';
import { ParcelForm, type PageForm } from './parcel-form';

interface DayFormProps {
  form: PageForm;
  days: readonly string[];
  version: number;
  country: Country;
  countryName: string;
}

export function DayForm({ form, days, version, country, countryName }: DayFormProps) {
  const t = useTranslations('parcel.day');
  const locale = useLocale();
  if (days.length === 0)
    return <p>{t('none', { country: countryName, countryCode: country, count: FREE_DELIVERY_ATTEMPTS })}</p>;
  return (
    <ParcelForm form={form} act="day" hidden={{ version }} submit={t('submit')}>
      <RadioCards
        name="day"
        legend={t('legend')}
        compact
        required
        options={days.map((day) => ({ value: day, label: formatPlannedDay(day, locale) }))}
      />
    </ParcelForm>
  );
}
