import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { SelectField, type SelectOption } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { languageOf } from '@/lib/i18n/language-of';
import styles from './account-form.module.css';

type PersonInputProps = Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'onChange' | 'onBlur' | 'ref'>;
type PersonSelectProps = Pick<ComponentProps<typeof SelectField>, 'name' | 'error' | 'onChange' | 'onBlur' | 'ref'>;

/** Props of each field of a person's name and company. */
export interface PersonInputs {
  appellation: PersonSelectProps;
  firstName: PersonInputProps;
  familyName: PersonInputProps;
  companyName: PersonInputProps;
  companyAddress: PersonInputProps;
}

interface PersonFieldsProps {
  inputs: PersonInputs;
  titles: readonly SelectOption[];
  /** Code of the title that the account has. */
  savedTitle?: string;
}

/**
 * Returns the titles of a list. If a language has one word for two titles (French `Madame`), the list contains the word
 * once: for the account's own title, else for the first one.
 */
export function titleOptions(titles: readonly SelectOption[], saved = ''): SelectOption[] {
  const titleText = (title: SelectOption) => {
    const alike = titles.filter(({ label }) => label === title.label);
    return alike.find(({ value }) => value === saved) ?? alike[0];
  };
  return titles.filter((title) => titleText(title) === title);
}

/** Title, names and company of an account (§3). */
export function PersonFields({ inputs, ...title }: PersonFieldsProps) {
  return (
    <>
      <TitleField input={inputs.appellation} {...title} />
      <NameFields inputs={inputs} />
      <CompanyFields inputs={inputs} />
    </>
  );
}

export function TitleField({
  input,
  titles,
  savedTitle,
}: Omit<PersonFieldsProps, 'inputs'> & { input: PersonSelectProps }) {
  const t = useTranslations('account');
  return (
    <SelectField
      {...input}
      label={t('fields.title')}
      note={t('optional')}
      placeholder={t('fields.chooseTitle')}
      options={titleOptions(titles, savedTitle)}
      autoComplete="honorific-prefix"
    />
  );
}

/** Renders both names, the family name first in Chinese. */
export function NameFields({ inputs }: { inputs: Pick<PersonInputs, 'firstName' | 'familyName'> }) {
  const t = useTranslations('account');
  const isFamilyFirst = languageOf(useLocale()) === 'zh';
  const givenName = (
    <TextField key="given" {...inputs.firstName} label={t('fields.firstName')} autoComplete="given-name" />
  );
  const family = (
    <TextField
      key="family"
      {...inputs.familyName}
      label={t('fields.familyName')}
      note={t('optional')}
      autoComplete="family-name"
    />
  );
  return <div className={styles.pair}>{isFamilyFirst ? [family, givenName] : [givenName, family]}</div>;
}

export function CompanyFields({ inputs }: { inputs: Pick<PersonInputs, 'companyName' | 'companyAddress'> }) {
  const t = useTranslations('account');
  return (
    <>
      <TextField {...inputs.companyName} label={t('fields.company')} note={t('optional')} autoComplete="organization" />
      <TextField
        {...inputs.companyAddress}
        label={t('fields.companyAddress')}
        note={t('optional')}
        autoComplete="address-line1"
      />
    </>
  );
}
