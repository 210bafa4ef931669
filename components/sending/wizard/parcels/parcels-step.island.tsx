'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { IdentityNumberField } from '@/components/sending/fields/identity-number-field';
import { Notice } from '@/components/ui/status/notice';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { LOCAL_GOODS_TYPES } from '@/lib/orders/choices';
import type { Draft } from '@/lib/drafts/draft';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { currencyWord } from '@/lib/i18n/format/format-money';
import { MAX_BATTERY_WATT_HOURS } from '@/lib/orders/battery';
import { GOODS_CLASSES, IMPORTERS, isInternationalService } from '@/lib/orders/choices';
import { BatteryField } from './battery-field.island';
import { ExtraFields } from './extra-fields.island';
import { WizardFold } from '../wizard-fold.island';
import { ParcelList } from './parcel-list.island';
import { SendingFields } from '../sending-fields.island';
import { useWord } from '../ship-data.island';
import styles from './parcels-step.module.css';
import type { DraftForm } from '../drafts/use-draft-form';
import type { LiveQuote } from '../summary/use-live-quote';
import { useServiceOptions } from '../summary/use-service-options';

export interface ParcelsStepProps extends Pick<Draft, 'kind' | 'origin'> {
  /** Currency of every amount on this step. */
  currency: string;
  /** Currency in which the amounts were typed, if it is another one; otherwise empty. */
  typedIn: string;
  draftForm: DraftForm;
  live: LiveQuote;
}

export function ParcelsStep({ kind, origin, currency, typedIn, draftForm, live }: ParcelsStepProps) {
  const t = useTranslations('ship');
  const locale = useLocale();
  return (
    <div className={styles.parts}>
      {typedIn !== '' && (
        <Notice tone="warn" live="polite">
          {t('parcels.currencyChanged', { before: currencyWord(typedIn, locale), now: currencyWord(currency, locale) })}
        </Notice>
      )}
      <ServiceFold kind={kind} origin={origin} draftForm={draftForm} live={live} />
      <ParcelList draftForm={draftForm} kind={kind} currency={currency} live={live} />
      {kind === 'international' && <BatteryField draftForm={draftForm} />}
      <ReceiverNumber kind={kind} draftForm={draftForm} />
      <ExtraFields kind={kind} draftForm={draftForm} />
    </div>
  );
}

/** Requests the receiver's identity or tax number, by destination and importer. */
function ReceiverNumber({ kind, draftForm }: Pick<ParcelsStepProps, 'kind' | 'draftForm'>) {
  const { field, form } = draftForm;
  const [importer, countryCode] = useWatch({ control: form.control, name: ['importer', 'receiver.countryCode'] });
  return <IdentityNumberField field={field} order={{ kind, importer, customerType: '', receiver: { countryCode } }} />;
}

const SERVICE_FIELDS = [
  'service',
  'goodsClass',
  'importer',
  'sendingMode',
  'pickupDate',
  'pickupWindow',
  'handover',
] as const;

/** Renders how the parcels travel. Known choices, such as after a quote, are folded into one line. */
function ServiceFold({ kind, origin, draftForm, live }: Omit<ParcelsStepProps, 'currency' | 'typedIn'>) {
  const t = useTranslations('ship');
  const word = useWord();
  const isInternational = kind === 'international';
  const { form, errorOf } = draftForm;
  const [service, goodsClass, mode] = useWatch({
    control: form.control,
    name: ['service', 'goodsClass', 'sendingMode'],
  });
  const isServiceChosen = isService(service) && mode !== '';
  const [startOpen] = useState(!isServiceChosen);
  const sending = mode === 'PICKUP' ? 'pickup' : isInternational ? 'merchantAbroad' : 'merchantHome';
  const summary = isServiceChosen && [
    t(`services.${service}.name`),
    word(isInternational ? 'INTL_GOODS_TYPE' : 'LOCAL_GOODS_TYPE', goodsClass),
    t(`sending.${sending}`),
  ];
  const refused = live.failure?.errors.some(({ field }) => (SERVICE_FIELDS as readonly string[]).includes(field));
  return (
    <WizardFold
      title={t('parcels.service')}
      summary={summary && summary.join(' · ')}
      action={t('review.change')}
      startOpen={startOpen}
      refused={refused}
      invalid={SERVICE_FIELDS.some((name) => errorOf(name) !== undefined)}
    >
      {isInternational && <ServiceChoice draftForm={draftForm} live={live} />}
      <GoodsClass draftForm={draftForm} abroad={isInternational} />
      {isInternational && <ImporterChoice draftForm={draftForm} />}
      <SendingFields kind={kind} origin={origin} draftForm={draftForm} />
    </WizardFold>
  );
}

const isService = (service: string) => service === 'local-standard' || isInternationalService(service);

const ICONS = {
  'intl-straight-small': 'parcel',
  'intl-straight-special': 'plane',
  'business-express': 'building',
} as const;

/**
 * Renders the choice of a service (§1). The live price rejects parcels that a service does not take, and names the
 * right service.
 */
function ServiceChoice({ draftForm, live }: Pick<ParcelsStepProps, 'draftForm' | 'live'>) {
  const t = useTranslations('ship.services');
  const options = useServiceOptions().map((option) => ({ ...option, icon: ICONS[option.value] }));
  const { error, ...field } = draftForm.field('service');
  const refusal = live.failure?.errors.find((each) => each.field === 'service')?.message;
  return <RadioCards {...field} error={error ?? refusal} legend={t('legend')} options={options} />;
}

/** Renders the choice of the importer (§9). Morocco's clearance fee differs for companies. */
function ImporterChoice({ draftForm }: { draftForm: DraftForm }) {
  const t = useTranslations('ship.importer');
  const options = IMPORTERS.map((importer) => ({ value: importer, label: t(importer) }));
  return <SelectField {...draftForm.field('importer')} label={t('label')} hint={t('hint')} options={options} />;
}

/** Renders the class of goods (§9). Phones, tablets and brand-sensitive goods carry a surcharge on most routes. */
function GoodsClass({ draftForm, abroad }: { draftForm: DraftForm; abroad: boolean }) {
  const t = useTranslations('ship.parcels');
  const word = useWord();
  const locale = useLocale();
  const goodsClass = useWatch({ control: draftForm.form.control, name: 'goodsClass' });
  const options = abroad
    ? GOODS_CLASSES.map((code) => ({ value: code, label: word('INTL_GOODS_TYPE', code) }))
    : LOCAL_GOODS_TYPES.map((code) => ({ value: code, label: word('LOCAL_GOODS_TYPE', code) }));
  const hints: Readonly<Record<string, string>> = {
    PHONE_TABLET: t('goodsClassSurcharge'),
    BRAND_SENSITIVE: t('goodsClassSurcharge'),
    WITH_BATTERY: t('goodsClassBattery', { wattHours: formatMeasure(MAX_BATTERY_WATT_HOURS, 'wh', locale) }),
  };
  return (
    <SelectField
      {...draftForm.field('goodsClass')}
      label={t('goodsClass')}
      hint={hints[goodsClass] ?? t('goodsClassHint')}
      options={options}
    />
  );
}
