'use client';

import { PhoneField, type PhoneFieldProps } from '@/components/ui/fields/phone-field';
import { isCountry, MARKETS } from '@/lib/market/country';
import { useFieldValue } from './use-field-value';

/** Phone field with the calling code of the country selected in the same form. `country` is the preselected one. */
export function PhoneByCountry({ country, ...phone }: Omit<PhoneFieldProps, 'callingCode'> & { country: string }) {
  const chosenCountry = useFieldValue('countryCode', country);
  return (
    <PhoneField {...phone} callingCode={isCountry(chosenCountry) ? MARKETS[chosenCountry].callingCode : undefined} />
  );
}
