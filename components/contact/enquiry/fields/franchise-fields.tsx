import { useTranslations } from 'next-intl';
import {
  CompanyField,
  ContactFields,
  ContactWayField,
  NameField,
} from '@/components/contact/enquiry/fields/contact-fields';
import type { FormFieldsProps } from '@/components/contact/enquiry/fields/form-field';
import { FormPart } from '@/components/contact/enquiry/form/form-part';
import { Half } from '@/components/ui/fields/form-grid';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { PlaceSuggestions } from './place-suggestions.island';

type FranchiseFieldsProps = FormFieldsProps<'franchise'>;

/** Franchise application (§3). */
export function FranchiseFields(props: FranchiseFieldsProps) {
  return (
    <>
      <ApplicantPart {...props} />
      <AreaPart {...props} />
      <MorePart {...props} />
    </>
  );
}

function ApplicantPart({ field, values, choices }: FranchiseFieldsProps) {
  const t = useTranslations('franchise.form');
  return (
    <FormPart title={t('you')}>
      <NameField field={field} label={t('name')} />
      <ContactFields
        field={field}
        country={values.countryCode}
        labels={{ country: t('country'), phone: t('phone'), email: t('email') }}
        countries={choices.countries}
        noCountry={t('noCountry')}
      />
    </FormPart>
  );
}

function AreaPart({ field, values, choices }: FranchiseFieldsProps) {
  const t = useTranslations('franchise.form');
  const optional = useTranslations('enquiry.fields')('optional');
  return (
    <FormPart title={t('area')}>
      <Half>
        <TextField
          {...field('state')}
          label={t('state')}
          hint={t('placeHint')}
          list="franchise-regions"
          autoComplete="off"
        />
      </Half>
      <Half>
        <TextField {...field('city')} label={t('city')} list="franchise-cities" autoComplete="off" />
      </Half>
      <PlaceSuggestions region={values.countryCode} country={choices.country} regions={choices.regions} />
      <TextArea {...field('remark')} label={t('remark')} note={optional} hint={t('remarkHint')} rows={3} />
    </FormPart>
  );
}

function MorePart({ field, choices }: FranchiseFieldsProps) {
  const t = useTranslations('franchise.form');
  const answerText = useTranslations('common.answers');
  const optional = useTranslations('enquiry.fields')('optional');
  return (
    <FormPart title={t('more')}>
      <RadioCards
        compact
        {...field('experienced')}
        legend={t('experienced')}
        options={[
          { value: 'YES', label: answerText('yes') },
          { value: 'NO', label: answerText('no') },
        ]}
      />
      <CompanyField field={field} label={t('company')} optional />
      <Half>
        <TextField
          {...field('companyAddress')}
          label={t('companyAddress')}
          note={optional}
          autoComplete="address-line1"
        />
      </Half>
      <ContactWayField field={field} label={t('contactWay')} options={choices.contactWays} />
      <TextArea
        {...field('otherInformation')}
        label={t('otherInformation')}
        note={optional}
        hint={t('otherInformationHint')}
        rows={3}
      />
    </FormPart>
  );
}
