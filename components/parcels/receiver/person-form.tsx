import { useTranslations } from 'next-intl';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { TextField } from '@/components/ui/fields/text-field';
import { ParcelForm, type PageForm } from './parcel-form';

export function PersonForm({ form, version }: { form: PageForm; version: number }) {
  const t = useTranslations('parcel.person');
  return (
    <ParcelForm form={form} act="person" hidden={{ version }} submit={t('submit')}>
      <RadioCards
        name="place"
        legend={t('legend')}
        required
        options={[
          { value: 'person', label: t('person') },
          { value: 'reception', label: t('reception') },
        ]}
      />
      <TextField name="name" label={t('name')} hint={t('nameHint')} autoComplete="off" />
    </ParcelForm>
  );
}
