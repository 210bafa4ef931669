import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isoCountryName } from '@/lib/i18n/names/iso-country-name';
import { describedField, type AnyFieldName } from '@/lib/orders/fields';

interface FieldItem {
  key: string;
  term: string;
  value: ReactNode;
  /** False if the value needs no label. */
  hasTerm: boolean;
}

/** Returns the labels and values of described fields, without blank ones. */
export function useFieldItems<Name extends AnyFieldName>(
  names: readonly Name[],
  values: { readonly [Each in Name]?: string | undefined },
): FieldItem[] {
  const t = useTranslations('ship.orderFields');
  const locale = useLocale();
  return names.flatMap((name) => {
    const text = values[name];
    if (!text) return [];
    const { control, language } = describedField(name);
    const value = (
      <bdi lang={language} dir={control === 'digits' || control === 'code' ? 'ltr' : undefined}>
        {control === 'country' ? isoCountryName(text, locale) : text}
      </bdi>
    );
    return [{ key: name, term: t(`${name as AnyFieldName}.label`), value, hasTerm: language === undefined }];
  });
}
