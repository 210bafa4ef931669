'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { VERIFY_CODE } from '@/lib/market/limits';
import { AccountField } from './account-field';
import { useCountdown } from './use-countdown';
import styles from '../account-form.module.css';

type SentCodeInputProps = ComponentProps<typeof TextField>;

interface CodeFieldProps extends Omit<SentCodeInputProps, 'label' | 'hint'> {
  /** Seconds from the sending until the next code may be requested. */
  wait: number;
  onAgain: () => void;
}

interface SentCodeFieldsProps {
  account: ComponentProps<typeof AccountField>;
  verifyCode: Omit<SentCodeInputProps, 'label' | 'hint'>;
  wait: number;
  /** Shows the previous step, in which the account can be changed and another code requested. */
  goBack: () => void;
}

/** Renders the account to which a code was sent, and the field for the code. */
export function SentCodeFields({ account, verifyCode, wait, goBack }: SentCodeFieldsProps) {
  const t = useTranslations('common.actions');
  const back = (
    <Button variant="quiet" size="small" onClick={goBack}>
      {t('back')}
    </Button>
  );
  return (
    <>
      <AccountField {...account} readOnly action={back} />
      <CodeField {...verifyCode} wait={wait} onAgain={goBack} />
    </>
  );
}

/** Renders the field for a code that was sent. A new one can be requested after the countdown (§4). */
function CodeField({ wait, onAgain, ...input }: CodeFieldProps) {
  const t = useTranslations('account.verifyCode');
  const { secondsLeft } = useCountdown(wait);
  return (
    <div className={styles.group}>
      <TextField
        {...input}
        label={t('label')}
        hint={t('sent', { minutes: VERIFY_CODE.minutes })}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        figures
      />
      <div>
        <Button variant="quiet" size="small" onClick={onAgain} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? t('sendAgainAfter', { seconds: secondsLeft }) : t('sendAgain')}
        </Button>
      </div>
    </div>
  );
}
