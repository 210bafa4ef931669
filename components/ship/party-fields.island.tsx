'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useAddressBook } from '@/components/account/use-address-book';
import { PhoneField } from '@/components/ui/phone-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { Draft } from '@/lib/client/ship/draft';
import { useUserStore } from '@/lib/client/stores/user';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import { needsDigitalAddress } from '@/lib/market/digital-address-kinds';
import { AddressBookPick } from '@/components/sending/wizard/address-book-pick.island';
import { AddressBookSave } from '@/components/sending/wizard/address-book-save.island';
import { DigitalAddressField } from '@/components/parts/places/digital-address-field';
import { FormGrid, Half } from '@/components/ui/form-grid';
import { Fold } from '@/components/sending/wizard/fold.island';
import { PlaceFields } from '@/components/sending/wizard/place-fields.island';
import { clearPlaces } from '@/components/parts/places/clear-places';
import { useShipData } from '@/components/sending/wizard/ship-data.island';
import type { DraftForm, FieldName } from './use-draft-form';

interface PartyProps extends Pick<Draft, 'kind' | 'origin' | 'edits'> {
  draftForm: DraftForm;
}

/** §3: a sender without a company name must give a person's name. */
export function SenderFields({ origin, draftForm }: PartyProps) {
  const t = useTranslations('ship');
  const { field, errorOf } = draftForm;
  const book = useOwnBook();
  return (
    <FormGrid>
      <AddressBookPick party="sender" draftForm={draftForm} book={book} fits={(country) => country === origin} />
      <Half>
        <TextField {...field('sender.name')} label={t('party.senderName')} autoComplete="section-sender name" />
      </Half>
      <Phone party="sender" draftForm={draftForm} />
      <PlaceFields party="sender" draftForm={draftForm} />
      <Street party="sender" draftForm={draftForm} />
      <Fold
        title={t('party.more.sender')}
        invalid={Boolean(errorOf('sender.company') ?? errorOf('sender.email'))}
        startOpen={isFilled(draftForm, 'sender.company', 'sender.email')}
      >
        <TextField
          {...field('sender.company')}
          label={t('party.company')}
          note={t('fields.optional')}
          hint={t('party.companyHint')}
          autoComplete="section-sender organization"
        />
        <Email party="sender" draftForm={draftForm} />
      </Fold>
      <AddressBookSave party="sender" draftForm={draftForm} book={book} />
    </FormGrid>
  );
}

export function ReceiverFields({ kind, origin, edits, draftForm }: PartyProps) {
  const t = useTranslations('ship');
  const abroad = kind === 'international';
  const book = useOwnBook();
  const coded = needsDigitalAddress(useWatch({ control: draftForm.form.control, name: 'receiver.countryCode' }));
  // The destination is part of a waybill number: once there is one, it stays.
  const fixed = edits !== null && draftForm.draft().values.receiver.countryCode;
  const fits = (country: Country) => (fixed ? country === fixed : abroad ? country !== 'CN' : country === origin);
  return (
    <FormGrid>
      <AddressBookPick party="receiver" draftForm={draftForm} book={book} fits={fits} />
      {abroad && !fixed && <Destination draftForm={draftForm} />}
      <Half>
        <TextField
          {...draftForm.field('receiver.name')}
          label={t('party.receiverName')}
          hint={t('party.receiverNameHint')}
          autoComplete="section-receiver name"
        />
      </Half>
      <Phone party="receiver" draftForm={draftForm} />
      <PlaceFields party="receiver" draftForm={draftForm} />
      <Street party="receiver" draftForm={draftForm} />
      {coded && <DigitalAddress draftForm={draftForm} />}
      <Fold
        title={t('party.more.receiver')}
        invalid={Boolean(draftForm.errorOf('receiver.email') ?? draftForm.errorOf('receiver.digitalAddress'))}
        startOpen={isFilled(draftForm, 'receiver.email', 'receiver.digitalAddress')}
      >
        {!coded && <DigitalAddress draftForm={draftForm} />}
        <Email party="receiver" draftForm={draftForm} />
      </Fold>
      <AddressBookSave party="receiver" draftForm={draftForm} book={book} />
    </FormGrid>
  );
}

const isFilled = ({ form }: DraftForm, ...names: FieldName[]) => form.getValues(names).some((value) => value !== '');

/** Of the person who is logged in; idle for anybody else. */
function useOwnBook() {
  return useAddressBook(useUserStore(({ user }) => user?.userId));
}

interface PartProps {
  party: 'sender' | 'receiver';
  draftForm: DraftForm;
}

function Phone({ party, draftForm }: PartProps) {
  const t = useTranslations('ship');
  const { phoneRules } = useShipData();
  const countryCode = useWatch({ control: draftForm.form.control, name: `${party}.countryCode` });
  const example = phoneRules.find(({ code }) => code === countryCode)?.example;
  return (
    <Half>
      <PhoneField
        {...draftForm.field(`${party}.phone`)}
        label={t('party.phone')}
        hint={example && t.rich('party.phoneExample', { example, number: (text) => <bdi dir="ltr">{text}</bdi> })}
        callingCode={countryCode === '' ? undefined : MARKETS[countryCode].callingCode}
        autoComplete={`section-${party} tel`}
      />
    </Half>
  );
}

function Email({ party, draftForm }: PartProps) {
  const t = useTranslations('ship');
  return (
    <TextField
      {...draftForm.field(`${party}.email`)}
      label={t('party.email')}
      note={t('fields.optional')}
      type="email"
      inputMode="email"
      autoComplete={`section-${party} email`}
      dir="ltr"
    />
  );
}

/** International parcels may go to every market but China. */
function Destination({ draftForm }: { draftForm: DraftForm }) {
  const t = useTranslations('ship');
  const { countryNames } = useShipData();
  const { onChange, ...field } = draftForm.field('receiver.countryCode');
  return (
    <SelectField
      {...field}
      label={t('party.destination')}
      placeholder={t('places.chooseCountry')}
      options={COUNTRIES.filter((code) => code !== 'CN').map((code) => ({ value: code, label: countryNames[code] }))}
      autoComplete="section-receiver country"
      onChange={(event) => {
        void onChange(event);
        clearPlaces(draftForm.form, 'receiver.', ['provinceCode', 'cityCode', 'areaCode']);
      }}
    />
  );
}

function DigitalAddress({ draftForm }: { draftForm: DraftForm }) {
  const t = useTranslations('ship.fields');
  const country = useWatch({ control: draftForm.form.control, name: 'receiver.countryCode' });
  if (country === '') return null;
  return (
    <DigitalAddressField {...draftForm.field('receiver.digitalAddress')} country={country} optional={t('optional')} />
  );
}

function Street({ party, draftForm }: PartProps) {
  const t = useTranslations('ship');
  return (
    <TextField
      {...draftForm.field(`${party}.street`)}
      label={t('party.street')}
      hint={party === 'sender' ? t('party.streetHintSender') : t('party.streetHintReceiver')}
      autoComplete={`section-${party} address-line1`}
    />
  );
}
