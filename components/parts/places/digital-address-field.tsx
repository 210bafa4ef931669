import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { isolate } from '@/lib/i18n/format/isolate';
import type { Country } from '@/lib/market/country';
import { DIGITAL_ADDRESS_EXAMPLES, digitalAddressKinds, needsDigitalAddress } from '@/lib/market/digital-address-kinds';

interface DigitalAddressFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'note'> {
  country: Country;
  /** Text beside the label if the code is optional. */
  optional: string;
  /** Second sentence of the hint. */
  more?: string | undefined;
}

/** Renders the field for a place's code of this country (lib/market/digital-address.ts). */
export function DigitalAddressField({ country, optional, more, ...field }: DigitalAddressFieldProps) {
  const t = useTranslations('common.digitalAddress');
  const [kind = 'plusCode'] = digitalAddressKinds(country);
  return (
    <TextField
      {...field}
      label={t('label', { kind })}
      note={needsDigitalAddress(country) ? undefined : optional}
      hint={
        <>
          <span>{t('hint', { kind, example: isolate(DIGITAL_ADDRESS_EXAMPLES[kind]) })}</span>
          {more && <span> {more}</span>}
        </>
      }
      autoComplete="off"
      dir="ltr"
    />
  );
}
