import { useLocale, useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/fields/select-field';
import { currencyWord } from '@/lib/i18n/format/format-money';
import { VALUE_CURRENCIES } from '@/lib/orders/value-currency';
import type { FieldOf } from './field-of';

/**
 * Renders the currency of the value of all parcels. The empty choice is the destination's, also after another one is
 * chosen.
 */
export function ValueCurrency({ field, destinationCurrency }: { field: FieldOf; destinationCurrency: string }) {
  const t = useTranslations('ship.parcel');
  const locale = useLocale();
  const choices = VALUE_CURRENCIES.filter((currency) => currency !== destinationCurrency);
  return (
    <SelectField
      {...field('valueCurrency')}
      label={t('valueCurrency')}
      hint={t('valueCurrencyHint')}
      options={[
        ...choices.map((currency) => ({ value: currency, label: currencyWord(currency, locale) })),
        {
          value: '',
          label: destinationCurrency === '' ? t('valueCurrencyOwn') : currencyWord(destinationCurrency, locale),
        },
      ]}
    />
  );
}
