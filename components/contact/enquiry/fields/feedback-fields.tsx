import { useTranslations } from 'next-intl';
import type { FormFieldsProps } from '@/components/contact/enquiry/fields/form-field';
import { FormGrid, Half } from '@/components/ui/fields/form-grid';
import { PhoneField } from '@/components/ui/fields/phone-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';

/** Customer feedback: a message to one of our offices (§2). */
export function FeedbackFields({ field, choices }: FormFieldsProps<'feedback'>) {
  const t = useTranslations('support.feedback');
  const optional = useTranslations('enquiry.fields')('optional');
  return (
    <FormGrid>
      <Half>
        <TextField {...field('name')} label={t('name')} autoComplete="name" required />
      </Half>
      <Half>
        <SelectField {...field('countryCode')} label={t('office')} options={choices.countries} />
      </Half>
      <Half>
        <TextField
          {...field('email')}
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          required
        />
      </Half>
      <Half>
        <PhoneField {...field('phone')} label={t('phone')} note={optional} />
      </Half>
      <TextField
        {...field('waybillNo')}
        label={t('waybill')}
        note={optional}
        hint={t('waybillHint')}
        figures
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextArea {...field('message')} label={t('message')} hint={t('messageHint')} rows={6} required />
    </FormGrid>
  );
}
