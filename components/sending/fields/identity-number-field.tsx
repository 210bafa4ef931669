import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/fields/text-field';
import { neededIdentity } from '@/lib/orders/receiver-details';
import type { FieldOf } from './field-of';

interface IdentityNumberProps {
  field: FieldOf;
  order: Parameters<typeof neededIdentity>[0];
}

/**
 * Renders the receiver's identity or tax number if the destination needs one. A sender who does not know it leaves it
 * blank.
 */
export function IdentityNumberField({ field, order }: IdentityNumberProps) {
  const t = useTranslations('ship.identity');
  const tFields = useTranslations('ship.fields');
  const detail = neededIdentity(order);
  if (!detail) return null;
  return (
    <TextField
      {...field('identityNo')}
      label={t('label', { detail })}
      note={tFields('optional')}
      hint={t('hint')}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
    />
  );
}
