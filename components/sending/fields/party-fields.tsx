import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DigitalAddressField } from '@/components/parts/places/digital-address-field';
import type { ShipData } from '@/components/sending/wizard/ship-data';
import type { FieldName } from '@/components/sending/wizard/drafts/use-draft-form';
import { Half } from '@/components/ui/fields/form-grid';
import { PhoneField } from '@/components/ui/fields/phone-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { PartyName } from '@/lib/parcel/notices';
import { DESTINATIONS, MARKETS, type Country } from '@/lib/market/country';
import { needsIdentityNumber } from '@/lib/orders/needs-identity-number';
import { needsDigitalAddress } from '@/lib/market/digital-address-kinds';
import type { FieldOf, OrderFieldProps } from './field-of';

export interface PartyFieldsProps {
  party: PartyName;
  field: FieldOf;
  /** Country of the party; empty until it is chosen. */
  country: '' | Country;
  phoneRules: ShipData['phoneRules'];
  /** The control for city and area. */
  place: ReactNode;
  /** Renders the fields that few people fill in, folded. */
  more: (fields: ReactNode) => ReactNode;
}

/**
 * Fields of the sender or the receiver, with and without scripts (§3). Without a company, a sender's name is required.
 */
export function PartyFields({ party, field, country, phoneRules, place, more }: PartyFieldsProps) {
  const t = useTranslations('ship.party');
  const isReceiver = party === 'receiver';
  const example = phoneRules.find(({ code }) => code === country)?.example;
  const isCoded = needsDigitalAddress(country);
  const code = isReceiver && country !== '' && <DigitalAddress field={field} country={country} />;
  return (
    <>
      <Half>
        <TextField
          {...field(`${party}.name`)}
          label={t(`${party}Name`)}
          hint={isReceiver && t('receiverNameHint')}
          autoComplete={`section-${party} name`}
        />
      </Half>
      <Half>
        <PhoneField
          {...field(`${party}.phone`)}
          label={t('phone')}
          hint={example && t.rich('phoneExample', { example, number: (text) => <bdi dir="ltr">{text}</bdi> })}
          callingCode={country === '' ? undefined : MARKETS[country].callingCode}
          autoComplete={`section-${party} tel`}
        />
      </Half>
      {place}
      <TextField
        {...field(`${party}.street`)}
        label={t('street')}
        hint={isReceiver ? t('streetHintReceiver') : t('streetHintSender')}
        autoComplete={`section-${party} address-line1`}
      />
      {isCoded && code}
      {more(
        <>
          {!isReceiver && <CompanyInput field={field} />}
          {!isCoded && code}
          <EmailField party={party} field={field} />
        </>,
      )}
    </>
  );
}

/** Renders the destination. International parcels may go to every market but China. */
export function DestinationField({
  countryNames,
  country,
  ...field
}: OrderFieldProps & Pick<ShipData, 'countryNames'> & Pick<PartyFieldsProps, 'country'>) {
  const t = useTranslations('ship');
  return (
    <SelectField
      {...field}
      label={t('party.destination')}
      placeholder={t('places.chooseCountry')}
      hint={needsIdentityNumber(country) ? t('party.askedLater', { country }) : undefined}
      options={DESTINATIONS.map((code) => ({ value: code, label: countryNames[code] }))}
      autoComplete="section-receiver country"
    />
  );
}

/** Names of the fields that `more` folds. */
export const MORE_OF_PARTY: Readonly<Record<PartyName, readonly FieldName[]>> = {
  sender: ['sender.company', 'sender.email'],
  receiver: ['receiver.email', 'receiver.digitalAddress'],
};

type PartProps = Pick<PartyFieldsProps, 'field'>;

function DigitalAddress({ field, country }: PartProps & { country: Country }) {
  const t = useTranslations('ship');
  return (
    <DigitalAddressField
      {...field('receiver.digitalAddress')}
      country={country}
      optional={t('fields.optional')}
      more={needsDigitalAddress(country) ? t('party.receiverGives') : undefined}
    />
  );
}

function CompanyInput({ field }: PartProps) {
  const t = useTranslations('ship');
  return (
    <TextField
      {...field('sender.company')}
      label={t('party.company')}
      note={t('fields.optional')}
      hint={t('party.companyHint')}
      autoComplete="section-sender organization"
    />
  );
}

function EmailField({ party, field }: PartProps & Pick<PartyFieldsProps, 'party'>) {
  const t = useTranslations('ship');
  return (
    <TextField
      {...field(`${party}.email`)}
      label={t('party.email')}
      note={t('fields.optional')}
      type="email"
      inputMode="email"
      autoComplete={`section-${party} email`}
      dir="ltr"
    />
  );
}
