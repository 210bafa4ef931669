'use client';

import { useTranslations } from 'next-intl';
import { RadioCards } from '@/components/ui/radio-cards';
import { TextArea } from '@/components/ui/text-area';
import { FormGrid } from '@/components/ui/form-grid';
import styles from './parcels-step.module.css';
import type { DraftForm } from './use-draft-form';

export function ExtraFields({ draftForm }: { draftForm: DraftForm }) {
  const t = useTranslations('ship');
  const { field } = draftForm;
  const places = [
    { value: 'door', label: t('extras.door'), icon: 'home' as const },
    { value: 'site', label: t('extras.site'), icon: 'building' as const },
  ];
  return (
    <section aria-labelledby="extras-title" className={styles.group}>
      <h3 id="extras-title" className={styles.title}>
        {t('extras.title')}
      </h3>
      <RadioCards compact {...field('deliveryPlace')} legend={t('extras.deliveryPlace')} options={places} />
      <FormGrid>
        <TextArea
          {...field('remark')}
          label={t('extras.remark')}
          note={t('fields.optional')}
          rows={3}
          maxLength={300}
        />
      </FormGrid>
    </section>
  );
}
