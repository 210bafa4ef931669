import { useTranslations } from 'next-intl';
import { Half } from '@/components/ui/fields/form-grid';
import { CheckboxCards } from '@/components/ui/fields/checkbox-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { CompanyField, ContactFields, ContactWayField, NameField } from './contact-fields';
import type { FormFieldsProps } from './form-field';
import { FormPart } from '../form/form-part';
import { WeightField } from './weight-field';
import styles from './enterprise-fields.module.css';

type EnterpriseFieldsProps = FormFieldsProps<'enterprise'>;

/** Enterprise customer enquiry (§2). */
export function EnterpriseFields(props: EnterpriseFieldsProps) {
  return (
    <>
      <CompanyPart {...props} />
      <GoodsPart {...props} />
    </>
  );
}

function CompanyPart({ field, values, choices }: EnterpriseFieldsProps) {
  const t = useTranslations('enterprise.form');
  return (
    <FormPart title={t('you')}>
      <CompanyField field={field} label={t('company')} />
      <NameField field={field} label={t('name')} />
      <ContactFields
        field={field}
        country={values.countryCode}
        labels={{ country: t('country'), phone: t('phone'), email: t('email') }}
        countries={choices.countries}
      />
      <Half>
        <ContactWayField field={field} label={t('contactWay')} options={choices.contactWays} />
      </Half>
    </FormPart>
  );
}

function GoodsPart({ field, values, choices, market }: EnterpriseFieldsProps) {
  const t = useTranslations('enterprise.form');
  const common = useTranslations('common');
  const optional = useTranslations('enquiry.fields')('optional');
  return (
    <FormPart title={t('goodsTitle')}>
      <TextField {...field('goods')} label={t('goods')} hint={t('goodsHint')} />
      <Half>
        <SelectField
          {...field('cycle')}
          label={t('cycle')}
          placeholder={common('forms.choose')}
          options={choices.cycles}
        />
      </Half>
      <Half>
        <TextField
          {...field('shipments')}
          label={t('shipments')}
          note={optional}
          hint={t('shipmentsHint')}
          inputMode="numeric"
          autoComplete="off"
          figures
        />
      </Half>
      <WeightField
        field={field('weightKg')}
        typed={values.weightKg}
        market={market}
        heavy={(limit) => t('heavy', limit)}
      />
      <div className={styles.destinations}>
        <CheckboxCards
          compact
          {...field('destinations')}
          legend={t('destinations')}
          options={choices.countries}
          defaultValues={values.destinations}
        />
      </div>
      <TextArea {...field('message')} label={t('message')} note={optional} hint={t('messageHint')} rows={4} />
    </FormPart>
  );
}
