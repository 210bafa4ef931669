'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { VERIFY_CODE } from '@/lib/market/limits';
import { useCountdown } from './use-countdown';
import styles from '../account-form.module.css';

interface Props extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  /** Seconds from the sending until the next code may be requested. */
  wait: number;
  onAgain: () => void;
}

/** Renders the field for a code that was sent. A new one can be requested after the countdown (§4). */
export function SentCodeField({ wait, onAgain, ...input }: Props) {
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
