import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { SelectField } from '@/components/ui/fields/select-field';
import { BATCH_FORMATS } from '@/lib/contract/developers/webhook-types';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { MAX_EVENTS_PER_REQUEST } from '@/lib/market/limits';

/** Events in one message, as the page offers them. A call of the API may set any other size. */
const BATCH_SIZES = [1, 10, 50, 100, MAX_EVENTS_PER_REQUEST];

/** Name of a standard, the same in every language. */
const CLOUD_EVENTS = 'CloudEvents';

type SelectProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;

interface BatchFieldsProps {
  size: SelectProps;
  format: SelectProps;
  /** The stored size, and the chosen one as the select returns it. */
  stored: number;
  selectedSize: number | string;
}

/** Renders the number of events in one message and, above 1, the format of the list of events. */
export function BatchFields({ size, format, stored, selectedSize }: BatchFieldsProps) {
  const t = useTranslations('account.webhooks');
  const locale = useLocale();
  const sizes = BATCH_SIZES.includes(stored) ? BATCH_SIZES : [...BATCH_SIZES, stored].sort((one, other) => one - other);
  return (
    <>
      <SelectField
        {...size}
        label={t('batchSize')}
        hint={t('batchSizeHint')}
        options={sizes.map((value) => ({ value: String(value), label: formatNumber(value, locale) }))}
      />
      {Number(selectedSize) > 1 && (
        <SelectField
          {...format}
          label={t('batchFormat')}
          options={BATCH_FORMATS.map((value) => ({ value, label: value === 'events' ? t('batchList') : CLOUD_EVENTS }))}
        />
      )}
    </>
  );
}
