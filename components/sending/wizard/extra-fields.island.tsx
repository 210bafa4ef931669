'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { RadioCards } from '@/components/ui/radio-cards';
import { TextArea } from '@/components/ui/text-area';
import { Fold } from './fold.island';
import type { DraftForm } from '@/components/ship/use-draft-form';

export function ExtraFields({ draftForm }: { draftForm: DraftForm }) {
  const t = useTranslations('ship');
  const { field, form } = draftForm;
  const place = useWatch({ control: form.control, name: 'deliveryPlace' });
  const places = [
    { value: 'door', label: t('extras.door'), icon: 'home' as const },
    { value: 'site', label: t('extras.site'), icon: 'building' as const },
  ];
  return (
    <Fold
      title={t('extras.title')}
      summary={t(`extras.${place}`)}
      action={t('review.change')}
      startOpen={form.getValues('remark') !== ''}
      invalid={(draftForm.errorOf('deliveryPlace') ?? draftForm.errorOf('remark')) !== undefined}
    >
      <RadioCards compact {...field('deliveryPlace')} legend={t('extras.deliveryPlace')} options={places} />
      <TextArea {...field('remark')} label={t('extras.remark')} note={t('fields.optional')} rows={3} />
    </Fold>
  );
}
