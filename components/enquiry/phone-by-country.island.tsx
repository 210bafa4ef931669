'use client';

import { PhoneField, type PhoneFieldProps } from '@/components/ui/phone-field';
import { isCountry, MARKETS } from '@/lib/market/country';
import { useFieldValue } from './use-field-value';

/** A phone number behind the calling code of the country that the same form names; `country` is the one named at first. */
export function PhoneByCountry({ country, ...phone }: Omit<PhoneFieldProps, 'callingCode'> & { country: string }) {
  const chosen = useFieldValue('countryCode', country);
  return <PhoneField {...phone} callingCode={isCountry(chosen) ? MARKETS[chosen].callingCode : undefined} />;
}
