'use client';

import { useTranslations } from 'next-intl';
import { useWatch, type Control, type UseFormRegisterReturn } from 'react-hook-form';
import { Notice } from '@/components/ui/notice';
import { PhoneField } from '@/components/ui/phone-field';
import { RadioCards } from '@/components/ui/radio-cards';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { UnitField } from '@/components/ui/measure-field';
import { VOLUME_CHOICES } from '@/lib/client/ship/choices';
import { HEAVY_KG, isHeavy } from '@/lib/client/enquiries/heavy';
import type { FormValues } from '@/lib/contract/enquiry-forms';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import { COUNTRIES, isCountry, MARKETS } from '@/lib/market/country';
import { FormGrid, Half } from './form-grid';
import { useShipData, useWord } from './ship-data.island';

const CONTACT_WAYS = ['PHONE', 'EMAIL', 'WHATSAPP', 'WECHAT'] as const;

interface FieldsetProps {
  field: (name: keyof FormValues<'expert'>) => UseFormRegisterReturn & { error: string | undefined };
  control: Control<FormValues<'expert'>, unknown, ParsedRequestOf<'saveContactExpert'>>;
}

export function ExpertFieldset({ field, control }: FieldsetProps) {
  return (
    <FormGrid>
      <Person field={field} control={control} />
      <Shipment field={field} control={control} />
    </FormGrid>
  );
}

function Person({ field, control }: FieldsetProps) {
  const t = useTranslations('ship');
  const { countryNames } = useShipData();
  const word = useWord();
  const country = useWatch({ control, name: 'countryCode' });
  return (
    <>
      <Half>
        <TextField {...field('name')} label={t('expert.name')} autoComplete="name" maxLength={80} />
      </Half>
      <Half>
        <TextField
          {...field('company')}
          label={t('party.company')}
          note={t('fields.optional')}
          autoComplete="organization"
          maxLength={120}
        />
      </Half>
      <Half>
        <SelectField
          {...field('countryCode')}
          label={t('party.country')}
          options={COUNTRIES.map((code) => ({ value: code, label: countryNames[code] }))}
          autoComplete="country"
        />
      </Half>
      <Half>
        <PhoneField
          {...field('phone')}
          label={t('party.phone')}
          callingCode={isCountry(country) ? MARKETS[country].callingCode : undefined}
          maxLength={24}
        />
      </Half>
      <TextField
        {...field('email')}
        label={t('party.email')}
        note={t('fields.optional')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
      />
      <RadioCards
        compact
        {...field('contactWay')}
        legend={t('expert.contactWay')}
        options={CONTACT_WAYS.map((code) => ({ value: code, label: word('CONTACT_WAY', code) }))}
      />
    </>
  );
}

function Shipment({ field, control }: FieldsetProps) {
  const t = useTranslations('ship');
  const { countryNames } = useShipData();
  const word = useWord();
  const weight = useWatch({ control, name: 'weightKg' });
  return (
    <>
      <RadioCards
        compact
        {...field('shipRequire')}
        legend={t('expert.shipRequire')}
        options={(['INTERNATIONAL', 'DOMESTIC'] as const).map((code) => ({
          value: code,
          label: word('SHIP_REQUIRE', code),
        }))}
      />
      <Half>
        <SelectField
          {...field('cycle')}
          label={t('expert.cycle')}
          note={t('fields.optional')}
          placeholder={t('expert.noCycle')}
          options={VOLUME_CHOICES.map((code) => ({ value: code, label: word('CYCLE', code) }))}
        />
      </Half>
      <Half>
        <SelectField
          {...field('destinationCountry')}
          label={t('expert.destination')}
          note={t('fields.optional')}
          placeholder={t('expert.noDestination')}
          options={COUNTRIES.map((code) => ({ value: code, label: countryNames[code] }))}
        />
      </Half>
      <Half>
        <UnitField
          {...field('weightKg')}
          label={t('expert.weight')}
          note={t('fields.optional')}
          hint={t('expert.weightHint')}
          unit={t('parcel.kg')}
          inputMode="decimal"
          maxLength={8}
        />
      </Half>
      {isHeavy(weight) && (
        <Notice tone="warn" live="polite">
          {t('expert.heavy', { limit: HEAVY_KG })}
        </Notice>
      )}
      <TextArea
        {...field('message')}
        label={t('expert.message')}
        hint={t('expert.messageHint')}
        rows={5}
        maxLength={2000}
      />
    </>
  );
}
