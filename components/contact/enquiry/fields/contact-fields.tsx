import { useTranslations } from 'next-intl';
import { Half } from '@/components/ui/fields/form-grid';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { FormChoices } from './form-choices';
import type { FieldBinding } from './form-field';
import { PhoneByCountry } from './phone-by-country.island';

export interface ContactFieldsProps {
  field: (name: 'countryCode' | 'phone' | 'email') => FieldBinding;
  /** Preselected country. The phone field shows the calling code of the selected one. */
  country: string;
  labels: { country: string; phone: string; email: string };
  countries: FormChoices['countries'];
  noCountry?: string;
  /** Note beside the label if the email address is optional. */
  emailNote?: string;
}

/** Renders country, phone number and email address of the visitor. */
export function ContactFields({ field, country, labels, countries, noCountry, emailNote }: ContactFieldsProps) {
  return (
    <>
      <Half>
        <SelectField
          {...field('countryCode')}
          label={labels.country}
          placeholder={noCountry}
          options={countries}
          autoComplete="country"
        />
      </Half>
      <Half>
        <PhoneByCountry {...field('phone')} label={labels.phone} country={country} />
      </Half>
      <Half>
        <TextField
          {...field('email')}
          label={labels.email}
          note={emailNote}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
        />
      </Half>
    </>
  );
}

interface OneFieldProps<Name extends string> {
  field: (name: Name) => FieldBinding;
  label: string;
}

export function NameField({ field, label }: OneFieldProps<'name'>) {
  return (
    <Half>
      <TextField {...field('name')} label={label} autoComplete="name" />
    </Half>
  );
}

export function CompanyField({ field, label, optional = false }: OneFieldProps<'company'> & { optional?: boolean }) {
  const t = useTranslations('enquiry.fields');
  const note = optional ? t('optional') : undefined;
  return (
    <Half>
      <TextField {...field('company')} label={label} note={note} autoComplete="organization" />
    </Half>
  );
}

/** The preferred way of contact, which is optional. */
export function ContactWayField({
  field,
  label,
  options,
}: OneFieldProps<'contactWay'> & { options: FormChoices['contactWays'] }) {
  const t = useTranslations('enquiry.fields');
  return (
    <SelectField
      {...field('contactWay')}
      label={label}
      note={t('optional')}
      placeholder={t('noPreference')}
      options={options}
    />
  );
}
