import { useTranslations } from 'next-intl';
import { CheckboxCards } from '@/components/ui/fields/checkbox-cards';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { MAX_NOTE_LENGTH, NOTE_PRESETS } from '@/lib/orders/receiver-policy';
import { ParcelForm, type PageForm } from './parcel-form';

export function NoteForm({ form, version }: { form: PageForm; version: number }) {
  const t = useTranslations('parcel.note');
  return (
    <ParcelForm form={form} act="note" hidden={{ version }} submit={t('submit')}>
      <CheckboxCards
        name="presets"
        legend={t('legend')}
        options={NOTE_PRESETS.map((preset) => ({ value: preset, label: t(`presets.${preset}`) }))}
      />
      <TextField name="landmark" label={t('landmark')} autoComplete="off" />
      <TextArea name="text" label={t('text')} hint={t('textHint', { max: MAX_NOTE_LENGTH })} rows={3} />
    </ParcelForm>
  );
}
