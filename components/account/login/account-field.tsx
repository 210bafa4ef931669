import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/fields/text-field';

type AccountFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

/** Renders the field of the account name: an email address or a mobile number. */
export function AccountField({ label, ...input }: AccountFieldProps) {
  const t = useTranslations('account.fields');
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...input}
      label={label ?? t('account')}
    />
  );
}
