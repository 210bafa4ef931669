'use client';

import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { localDay } from '@/lib/time/calendar-date';
import { lastPickupDay, PICKUP_HORIZON_DAYS } from '@/lib/orders/pickup-days';
import { HANDOVERS, type Handover } from '@/lib/billing/handovers';
import { handoverOf, PICKUP_WINDOWS } from '@/lib/orders/choices';
import type { Draft } from '@/lib/drafts/draft';
import { withPickupTime } from '@/lib/drafts/pickup-time';
import { MARKETS } from '@/lib/market/country';
import { FormGrid, Half } from '@/components/ui/fields/form-grid';
import { useWord } from './ship-data.island';
import styles from './parcels/parcels-step.module.css';
import type { DraftForm } from './drafts/use-draft-form';

/**
 * Renders how the parcels get to us: brought by the sender to the Guangzhou warehouse (domestic: to a service site), or
 * picked up at the door (§3, §9).
 */
export function SendingFields({ kind, origin, draftForm }: Pick<Draft, 'kind' | 'origin'> & { draftForm: DraftForm }) {
  const t = useTranslations('ship.sending');
  const isInternational = kind === 'international';
  const watched = ['sendingMode', 'goodsClass', 'handover'] as const;
  const [mode, goods, handover] = useWatch({ control: draftForm.form.control, name: watched });
  const options = [
    { value: 'PICKUP', label: t('pickup'), description: t('pickupText'), icon: 'truck' as const },
    {
      value: 'MERCHANT',
      label: isInternational ? t('merchantAbroad') : t('merchantHome'),
      description: isInternational ? t('merchantAbroadText') : t('merchantHomeText'),
      icon: 'warehouse' as const,
    },
  ];
  const { onChange, ...field } = draftForm.field('sendingMode');
  function choose(event: ChangeEvent<HTMLInputElement>) {
    void onChange(event);
    if (event.target.value !== 'PICKUP') return;
    const { form } = draftForm;
    const { pickupDate, pickupWindow } = withPickupTime(
      form.getValues(),
      localDay(new Date(), MARKETS[origin].timeZone),
    );
    form.setValue('pickupDate', pickupDate);
    form.setValue('pickupWindow', pickupWindow);
  }
  return (
    <div className={styles.group}>
      <RadioCards {...field} onChange={choose} legend={t('legend')} options={options} />
      {mode === 'PICKUP' && <PickupTime draftForm={draftForm} origin={origin} />}
      {mode === 'MERCHANT' && isInternational && goods === 'PHONE_TABLET' && <HandoverChoice draftForm={draftForm} />}
      {mode === 'MERCHANT' && isInternational && (
        <CourierNumber draftForm={draftForm} place={handoverOf({ goodsClass: goods, sendingMode: mode, handover })} />
      )}
    </div>
  );
}

/**
 * Renders the choice of the place where phones and tablets are handed over. Their surcharge is lower from Hong Kong
 * (§9).
 */
function HandoverChoice({ draftForm }: { draftForm: DraftForm }) {
  const t = useTranslations('ship.handover');
  const options = HANDOVERS.map((place) => ({ value: place, label: t(place) }));
  return <SelectField {...draftForm.field('handover')} label={t('label')} hint={t('hint')} options={options} />;
}

function PickupTime({ draftForm, origin }: Pick<Draft, 'origin'> & { draftForm: DraftForm }) {
  const t = useTranslations('ship.sending');
  const word = useWord();
  const today = localDay(new Date(), MARKETS[origin].timeZone);
  const windows = PICKUP_WINDOWS.map((code) => ({ value: code, label: word('PICKUP_TIME', code) }));
  return (
    <FormGrid>
      <Half>
        <TextField
          {...draftForm.field('pickupDate')}
          label={t('date')}
          hint={t('dateHint', { days: PICKUP_HORIZON_DAYS })}
          type="date"
          min={today}
          max={lastPickupDay(today)}
        />
      </Half>
      <Half>
        <SelectField
          {...draftForm.field('pickupWindow')}
          label={t('window')}
          placeholder={t('chooseWindow')}
          options={windows}
        />
      </Half>
    </FormGrid>
  );
}

function CourierNumber({ draftForm, place }: { draftForm: DraftForm; place: Handover }) {
  const t = useTranslations('ship');
  return (
    <TextField
      {...draftForm.field('domesticTransferNo')}
      label={t('sending.courierNumber', { place: place === 'hong-kong' ? 'hongKong' : place })}
      note={t('fields.optional')}
      hint={t('sending.courierNumberHint')}
      dir="ltr"
      figures
      autoComplete="off"
    />
  );
}
