'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PasswordField } from '@/components/ui/password-field.island';
import { PasswordRule } from './password-rule';
import styles from './account-form.module.css';

type Input = Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'hideLabel'>;

interface Props {
  password: Input;
  confirm: Input;
  /** What is typed as the password now. */
  plain: string;
  /** The account's first password: there is no old one to tell it from. */
  first?: boolean;
}

/** A new password, its rule as it is met, and the password again. */
export function NewPasswordFields({ password, confirm, plain, first }: Props) {
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
