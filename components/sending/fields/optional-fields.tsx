import { useLocale, useTranslations } from 'next-intl';
import { FormGrid } from '@/components/ui/fields/form-grid';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { isoCountryNames } from '@/lib/i18n/names/iso-country-names';
import type { Country } from '@/lib/market/country';
import { COMPANY_EXAMPLES } from '@/lib/orders/company-examples';
import { describedField, type AnyFieldName } from '@/lib/orders/fields';
import type { FieldOf } from './field-of';

interface OptionalFieldsProps {
  field: FieldOf;
  names: readonly AnyFieldName[];
  /** Place of the parcel in the order, from 0. Left out for fields of the order. */
  parcel?: number;
  /** Countries of the parties, for the hints of company numbers. */
  countries?: Readonly<Record<'sender' | 'receiver', '' | Country>>;
}

/** Renders optional fields of the order or of a parcel, as `describedField` describes them. */
export function OptionalFields({ field, names, parcel, countries }: OptionalFieldsProps) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const controls = names.map((name) => {
    const { control, hint, language, companyOf, example: sample = '' } = describedField(name);
    const country = (companyOf && countries?.[companyOf]) || 'none';
    const example = country === 'none' ? sample : COMPANY_EXAMPLES[country];
    const path = parcel === undefined ? name : `parcels.${parcel}.${name}`;
    const controlProps = {
      ...field(path as Parameters<FieldOf>[0]), // the caller's names are fields of a parcel if it passes one
      label: t(`orderFields.${name}.label`),
      note: t('fields.optional'),
      hint: hint && t(`orderFields.${name}.hint` as 'orderFields.shopOrderNo.hint', { example, country }), // only some have one
    };
    if (control === 'lines') return <TextArea key={name} {...controlProps} rows={3} />;
    if (control === 'country') {
      const options = isoCountryNames(locale).map(({ code, name: label }) => ({ value: code, label }));
      return <SelectField key={name} {...controlProps} options={options} />;
    }
    return (
      <TextField
        key={name}
        {...controlProps}
        autoComplete="off"
        {...(language && { lang: language })}
        {...(control === 'digits' && { dir: 'ltr', inputMode: 'decimal' })}
        {...(control === 'code' && { dir: 'ltr', autoCapitalize: 'characters' })}
      />
    );
  });
  return <FormGrid>{controls}</FormGrid>;
}
