'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { OptionalFields } from '@/components/sending/fields/optional-fields';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import type { ShipmentKind } from '@/lib/drafts/draft';
import { orderFieldsOf } from '@/lib/orders/fields';
import { Fold } from './fold.island';
import type { DraftForm } from '../drafts/use-draft-form';

export function ExtraFields({ kind, draftForm }: { kind: ShipmentKind; draftForm: DraftForm }) {
  const t = useTranslations('ship');
  const { field, form } = draftForm;
  const names = orderFieldsOf(kind);
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
      startOpen={form.getValues(names).some((text) => text !== '')}
      invalid={['deliveryPlace' as const, ...names].some((name) => draftForm.errorOf(name) !== undefined)}
    >
      <RadioCards compact {...field('deliveryPlace')} legend={t('extras.deliveryPlace')} options={places} />
      <OptionalFields field={field} names={names} />
    </Fold>
  );
}
