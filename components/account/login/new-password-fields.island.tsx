'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PasswordField } from '@/components/ui/fields/password-field.island';
import { PasswordRule } from './password-rule';
import styles from '../account-form.module.css';

type NewPasswordInputProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'hideLabel'>;

interface NewPasswordFieldsProps {
  password: NewPasswordInputProps;
  confirm: NewPasswordInputProps;
  /** Password as typed so far. */
  plain: string;
  /** True for an account's first password, which has no old one to compare with. */
  first?: boolean;
}

/**
 * Renders the fields for a new password and its repetition, and the parts of the password rule that are met already.
 */
export function NewPasswordFields({ password, confirm, plain, first }: NewPasswordFieldsProps) {
  const t = useTranslations('account');
  const shared = { showLabel: t('fields.showPassword'), hideLabel: t('fields.hidePassword'), dir: 'ltr' } as const;
  return (
    <>
      <div className={styles.group}>
        <PasswordField
          {...shared}
          {...password}
          label={t(first ? 'fields.password' : 'fields.newPassword')}
          autoComplete="new-password"
          aria-describedby="password-rule"
        />
        <PasswordRule id="password-rule" plain={plain} />
      </div>
      <PasswordField
        {...shared}
        {...confirm}
        label={t(first ? 'fields.passwordAgain' : 'fields.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}
