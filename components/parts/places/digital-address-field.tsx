import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';
import { isolate } from '@/lib/i18n/isolate';
import type { Country } from '@/lib/market/country';
import { DIGITAL_ADDRESS_EXAMPLES, digitalAddressKinds, needsDigitalAddress } from '@/lib/market/digital-address-kinds';

interface DigitalAddressFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'note'> {
  country: Country;
  /** What is written beside the label where the code may stay away. */
  optional: string;
}

/** The code of a place, as its country has one (lib/market/digital-address.ts). */
export function DigitalAddressField({ country, optional, ...field }: DigitalAddressFieldProps) {
  const t = useTranslations('common.digitalAddress');
  const [kind = 'plusCode'] = digitalAddressKinds(country);
  return (
    <TextField
      {...field}
      label={t('label', { kind })}
      note={needsDigitalAddress(country) ? undefined : optional}
      hint={t('hint', { kind, example: isolate(DIGITAL_ADDRESS_EXAMPLES[kind]) })}
      autoComplete="off"
      dir="ltr"
    />
  );
}
