import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { FormGrid, Half } from '@/components/ui/fields/form-grid';
import { UnitField } from '@/components/ui/fields/measure-field';
import { Notice } from '@/components/ui/status/notice';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatMeasure, unitWord } from '@/lib/i18n/format/format-measure';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { BATTERY_KINDS, MAX_BATTERY_WATT_HOURS, MAX_PACKED_BATTERIES, PACKED_CHARGE } from '@/lib/orders/battery';
import type { FieldOf } from './field-of';

export interface BatteryQuestionProps {
  field: FieldOf;
  /** Place of the battery, as chosen so far. `any`: the form cannot react to it and shows every field. */
  kind: string;
  /** Address of the experts' page, for a battery on its own. */
  expert: string;
}

/** Requests where the batteries are, and the details that the special line needs (§9). */
export function BatteryQuestion({ field, kind, expert }: BatteryQuestionProps) {
  const t = useTranslations('ship.battery');
  const word = { none: t('none'), 'built-in': t('builtIn'), packed: t('packed'), alone: t('alone') };
  return (
    <>
      <SelectField
        {...field('battery.kind')}
        label={t('legend')}
        placeholder={t('choose')}
        options={BATTERY_KINDS.map((value) => ({ value, label: word[value] }))}
      />
      {kind === 'alone' && (
        <Notice tone="warn" live="polite" action={<Link href={expert}>{t('askExpert')}</Link>}>
          {t('expert')}
        </Notice>
      )}
      {['built-in', 'packed', 'any'].includes(kind) && <EnergyField field={field} />}
      {['packed', 'any'].includes(kind) && <PackingField field={field} />}
    </>
  );
}

/** Renders the fields for the energy in Wh, or for volts and ampere-hours from which the service calculates it. */
function EnergyField({ field }: Pick<BatteryQuestionProps, 'field'>) {
  const t = useTranslations('ship.battery');
  const locale = useLocale();
  return (
    <>
      <UnitField
        {...field('battery.wattHours')}
        label={t('wattHours')}
        hint={t('wattHoursHint', { wattHours: formatMeasure(MAX_BATTERY_WATT_HOURS, 'wh', locale) })}
        unit={unitWord('wh', locale)}
        inputMode="decimal"
      />
      <FormGrid>
        {(['volts', 'ampereHours'] as const).map((name) => (
          <Half key={name}>
            <TextField {...field(`battery.${name}`)} label={t(name)} inputMode="decimal" dir="ltr" autoComplete="off" />
          </Half>
        ))}
      </FormGrid>
    </>
  );
}

/**
 * Renders the field for the number of batteries packed with a device. The hint states the highest charge of the
 * batteries (IATA PI 966).
 */
function PackingField({ field }: Pick<BatteryQuestionProps, 'field'>) {
  const t = useTranslations('ship.battery');
  const locale = useLocale();
  const facts = {
    batteries: MAX_PACKED_BATTERIES,
    since: formatDay(PACKED_CHARGE.since, locale),
    percent: formatPercent(PACKED_CHARGE.percent, locale),
  };
  return (
    <TextField
      {...field('battery.packed')}
      label={t('count')}
      hint={t('countHint', facts)}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
    />
  );
}
