import { useTranslations } from 'next-intl';
import { CompanyField, ContactFields, NameField } from '@/components/contact/enquiry/fields/contact-fields';
import type { FormFieldsProps } from '@/components/contact/enquiry/fields/form-field';
import { WeightField } from '@/components/contact/enquiry/fields/weight-field';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextArea } from '@/components/ui/fields/text-area';
import { FormGrid, Half } from '@/components/ui/fields/form-grid';

type ExpertFieldsProps = FormFieldsProps<'expert'>;

export function ExpertFields(props: ExpertFieldsProps) {
  return (
    <FormGrid>
      <PersonPart {...props} />
      <ShipmentPart {...props} />
    </FormGrid>
  );
}

function PersonPart({ field, values, choices }: ExpertFieldsProps) {
  const t = useTranslations('ship');
  const optional = useTranslations('enquiry.fields')('optional');
  return (
    <>
      <NameField field={field} label={t('expert.name')} />
      <CompanyField field={field} label={t('party.company')} optional />
      <ContactFields
        field={field}
        country={values.countryCode}
        labels={{ country: t('party.country'), phone: t('party.phone'), email: t('party.email') }}
        countries={choices.countries}
        emailNote={optional}
      />
      <RadioCards compact {...field('contactWay')} legend={t('expert.contactWay')} options={choices.contactWays} />
    </>
  );
}

function ShipmentPart({ field, values, choices, market }: ExpertFieldsProps) {
  const t = useTranslations('ship');
  const optional = useTranslations('enquiry.fields')('optional');
  return (
    <>
      <RadioCards compact {...field('shipRequire')} legend={t('expert.shipRequire')} options={choices.shipRequires} />
      <Half>
        <SelectField
          {...field('cycle')}
          label={t('expert.cycle')}
          note={optional}
          placeholder={t('expert.noCycle')}
          options={choices.cycles}
        />
      </Half>
      <Half>
        <SelectField
          {...field('destinationCountry')}
          label={t('expert.destination')}
          note={optional}
          placeholder={t('expert.noDestination')}
          options={choices.countries}
        />
      </Half>
      <WeightField
        field={field('weightKg')}
        typed={values.weightKg}
        market={market}
        heavy={(limit) => t('expert.heavy', limit)}
      />
      <TextArea {...field('message')} label={t('expert.message')} hint={t('expert.messageHint')} rows={5} />
    </>
  );
}
