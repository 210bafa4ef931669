'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { useAction } from '@/lib/client/api/use-action';
import { useCountdown } from './use-countdown';
import styles from './verify-code-field.module.css';
import { VERIFY_CODE } from '@/lib/market/limits';

interface VerifyCodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  /** Sentence that says where the code will be sent. Shown until a code is sent. */
  hint?: string;
  /** Requests a code. Resolves with the seconds until the next request, or null if none was sent. */
  onSend: () => Promise<number | null>;
  /** True while the request waits for the browser's proof of work. */
  checking: boolean;
}

/** Renders the button that sends a six-digit code, its countdown, and the field for the code (§4). */
export function VerifyCodeField({ onSend, checking, hint, ...input }: VerifyCodeFieldProps) {
  const t = useTranslations('account');
  const { secondsLeft, start } = useCountdown();
  const [isSent, setSent] = useState(false);

  const sending = useAction(async () => {
    const wait = await onSend();
    if (wait === null) return;
    setSent(true);
    start(wait);
  });

  const sentText = t('verifyCode.sent', { minutes: VERIFY_CODE.minutes });
  return (
    <div className={styles.group}>
      <div className={styles.ask}>
        {!isSent && <p className={styles.where}>{hint ?? t('verifyCode.hint')}</p>}
        <Button onClick={() => void sending.run()} loading={sending.busy} disabled={secondsLeft > 0}>
          {secondsLeft > 0
            ? t('verifyCode.sendAgainAfter', { seconds: secondsLeft })
            : isSent
              ? t('verifyCode.sendAgain')
              : t('verifyCode.send')}
        </Button>
        <div role="status">
          {checking && <p className={styles.checking}>{t('verifyCode.checking')}</p>}
          <VisuallyHidden>{isSent ? sentText : ''}</VisuallyHidden>
        </div>
      </div>
      <TextField
        {...input}
        label={t('verifyCode.label')}
        hint={isSent ? sentText : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        figures
      />
    </div>
  );
}
