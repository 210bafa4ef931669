'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { FormGrid, Half } from '@/components/ui/fields/form-grid';
import { DigitalAddressField } from '@/components/parts/places/digital-address-field';
import { clearPlaces } from '@/components/parts/places/clear-places';
import { PlaceLists } from '@/components/parts/places/place-lists.island';
import { Notice } from '@/components/ui/status/notice';
import { PhoneField } from '@/components/ui/fields/phone-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import type { ParsedRequestOf, RequestOf } from '@/lib/contract/registry';
import { COUNTRIES } from '@/lib/market/country';
import styles from '../account-form.module.css';
import type { AddressBookData } from './use-address-book';
import { addressFields, saveAddress } from './save-address';

interface AddressFormProps {
  id: string;
  /** Null for a new entry. */
  entry: AddressView | null;
  data: AddressBookData;
  onBusy: (busy: boolean) => void;
  onSaved: (entry: AddressView) => void;
  /** Called if the displayed address book is out of date. */
  onStale: () => void;
}

export function AddressForm({ id, entry, data, onBusy, onSaved, onStale }: AddressFormProps) {
  const addressForm = useContractForm({
    ids: 'address-form',
    schema: () => import('@/lib/contract/accounts/addresses').then((contract) => contract.AddAddressRequest),
    defaultValues: addressFields(entry, data.country),
    send: async (values) => onSaved(await saveAddress(entry, values, onStale)),
  });
  const { submit, problem, busy } = addressForm;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return (
    <form id={id} method="post" noValidate onSubmit={submit} className={styles.form}>
      <FormGrid>
        <AddressPersonFields {...addressForm} />
        <AddressPlaceFields {...addressForm} data={data} />
      </FormGrid>
      {problem && (
        <Notice tone="bad" live="assertive">
          {problem}
        </Notice>
      )}
    </form>
  );
}

type FormState = ReturnType<typeof useContractForm<RequestOf<'addAddress'>, ParsedRequestOf<'addAddress'>>>;

function AddressPersonFields({ field }: Pick<FormState, 'field'>) {
  const t = useTranslations('account');
  return (
    <>
      <Half>
        <TextField {...field('name')} label={t('addressBook.name')} autoComplete="name" />
      </Half>
      <Half>
        <TextField {...field('company')} label={t('fields.company')} note={t('optional')} autoComplete="organization" />
      </Half>
      <Half>
        <PhoneField {...field('phone')} label={t('fields.mobile')} hint={t('addressBook.phoneHint')} />
      </Half>
      <Half>
        <TextField
          {...field('email')}
          label={t('addressBook.email')}
          note={t('optional')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
        />
      </Half>
    </>
  );
}

function AddressPlaceFields({
  field,
  form,
  errorOf,
  data,
}: Pick<FormState, 'field' | 'form' | 'errorOf'> & { data: AddressBookData }) {
  const t = useTranslations('account.addressBook');
  const tAccount = useTranslations('account');
  const { onChange, ...country } = field('countryCode');
  return (
    <>
      <SelectField
        {...country}
        label={t('country')}
        options={COUNTRIES.map((code) => ({ value: code, label: data.countryNames[code] }))}
        autoComplete="country"
        onChange={(event) => {
          void onChange(event);
          clearPlaces(form, '', ['provinceCode', 'cityCode', 'areaCode']);
        }}
      />
      <PlaceLists
        form={form}
        group=""
        errorOf={errorOf}
        texts={data.placeTexts}
        provinceLabel={(country) => data.provinceLabels[country] ?? ''}
      />
      <TextField {...field('street')} label={t('street')} autoComplete="address-line1" />
      <DigitalAddressField
        {...field('digitalAddress')}
        country={form.watch('countryCode')}
        optional={tAccount('optional')}
      />
    </>
  );
}
