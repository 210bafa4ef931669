import { Half } from '@/components/ui/form-grid';
import { PhoneField } from '@/components/ui/phone-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { isCountry, MARKETS } from '@/lib/market/country';
import type { FormChoices } from './form-choices';
import type { FieldBinding } from './form-field';

export interface ContactFieldsProps {
  field: (name: 'countryCode' | 'phone' | 'email') => FieldBinding;
  /** The country that is chosen now; the phone number begins with its code. */
  country: string;
  labels: { country: string; phone: string; email: string };
  countries: FormChoices['countries'];
  noCountry?: string;
  /** Beside the label of an e-mail address that may be left out. */
  emailNote?: string;
}

/** Where somebody who writes to us can be reached. */
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
        <PhoneField
          {...field('phone')}
          label={labels.phone}
          callingCode={isCountry(country) ? MARKETS[country].callingCode : undefined}
          maxLength={24}
        />
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
          maxLength={254}
        />
      </Half>
    </>
  );
}
