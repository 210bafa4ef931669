'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionFailed } from '@/components/parts/action-failed';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { fetchFile } from '@/lib/client/api/api';
import { saveFile, SHEET_TYPES } from '@/lib/client/download-file';
import { useAction } from '@/lib/client/api/use-action';
import type { StatementFormat } from '@/lib/contract/orders/collections';
import { formatDay } from '@/lib/i18n/format/format-day';
import { addDays, localDay } from '@/lib/time/calendar-date';
import { MARKETS, type Country } from '@/lib/market/country';
import { FileButtons } from '../file-buttons';
import { InfoCard } from '../orders/detail/info-card';
import { useOrdersData } from '../orders/orders-data.island';
import styles from './collections.module.css';

const MIME_TYPES: Record<StatementFormat, string> = { ...SHEET_TYPES, pdf: 'application/pdf' };
const FORMATS = ['pdf', 'xlsx', 'csv'] as const;
/** Milliseconds, enough for a file of many entries. */
const STATEMENT_TIMEOUT_MS = 60_000;
const PERIOD_DAYS = 30;

/** Saves the entries of a market and a period as a file. */
export function Statement({ countries }: { countries: readonly Country[] }) {
  const t = useTranslations('collections.statement');
  const locale = useLocale();
  const { countryNames } = useOrdersData();
  const [countryCode, setCountry] = useState(countries[0]!);
  const [today] = useState(() => localDay(new Date(), MARKETS[countryCode].timeZone));
  const [period, setPeriod] = useState({ from: addDays(today, -PERIOD_DAYS), to: today });
  const action = useAction(async (format: StatementFormat) => {
    const file = await fetchFile(
      'getCollectionStatement',
      { countryCode, ...period, format },
      { quiet: true, timeout: STATEMENT_TIMEOUT_MS },
    );
    saveFile(`statement-${countryCode}-${period.from}-${period.to}.${format}`, MIME_TYPES[format], file);
  });
  const errorOf = (field: string) => action.failure?.errors?.find((error) => error.field === field)?.message;
  return (
    <InfoCard title={t('title')}>
      <p className={styles.soft}>{t('lead')}</p>
      <div className={styles.fields}>
        {countries.length > 1 && (
          <SelectField
            name="countryCode"
            label={t('market')}
            value={countryCode}
            options={countries.map((value) => ({ value, label: countryNames[value] }))}
            onChange={({ target }) => setCountry(target.value as Country)}
          />
        )}
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type="date"
            required
            max={today}
            label={t(name)}
            // The browser shows a date in its own format.
            hint={period[name] && formatDay(period[name], locale)}
            value={period[name]}
            error={errorOf(name)}
            onChange={({ target }) => setPeriod({ ...period, [name]: target.value })}
          />
        ))}
      </div>
      <div className={styles.files}>
        <FileButtons formats={FORMATS} labelOf={(format) => t(format)} action={action} />
      </div>
      <ActionFailed failure={action.failure} title={t('failed')} />
    </InfoCard>
  );
}
