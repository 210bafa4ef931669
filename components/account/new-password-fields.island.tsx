'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PasswordField } from '@/components/ui/password-field.island';
import { PasswordRule } from './password-rule';
import styles from './account-form.module.css';

type Input = Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'hideLabel'>;

/** A new password, its rule as it is met, and the password again. */
export function NewPasswordFields({ password, confirm, plain }: { password: Input; confirm: Input; plain: string }) {
  const t = useTranslations('account');
  const shared = { showLabel: t('fields.showPassword'), hideLabel: t('fields.hidePassword'), dir: 'ltr' } as const;
  return (
    <>
      <div className={styles.group}>
        <PasswordField
          {...shared}
          {...password}
          label={t('fields.newPassword')}
          autoComplete="new-password"
          aria-describedby="password-rule"
        />
        <PasswordRule id="password-rule" plain={plain} />
      </div>
      <PasswordField {...shared} {...confirm} label={t('fields.confirmPassword')} autoComplete="new-password" />
    </>
  );
}
