'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/status/dialog.island';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import { AgreeButton } from './agree-button.island';
import { useAgreement } from './use-agreement';
import { useReadingCountdown } from './use-reading-countdown';
import styles from './terms-agreement.module.css';

export interface TermsAgreementProps {
  open: boolean;
  /** Called when the visitor agrees. The caller stores the agreement and sets `open` to false. */
  onAgree: () => void;
  /** Called when the dialog closes in any way. */
  onClose: () => void;
  /** Address of the page of the terms, used if they cannot be loaded here. */
  termsHref: string;
}

/** Shows the terms of use in a dialog (§4, §5). Needs the `legal.agreement` messages. */
export function TermsAgreement({ open, onAgree, onClose, termsHref }: TermsAgreementProps) {
  const t = useTranslations('legal.agreement');
  const day = useDayFormat();
  const { agreement, failed, retry } = useAgreement(open);
  const secondsLeft = useReadingCountdown(agreement?.readingSeconds ?? 0, open && agreement !== null);
  const actions = (
    <>
      <AgreeButton secondsLeft={agreement && secondsLeft} onAgree={onAgree} />
      <Button onClick={onClose}>{t('decline')}</Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('dialogTitle')} closeLabel={t('close')} actions={actions}>
      {failed && (
        <Notice tone="bad" live="assertive" title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>}>
          {t.rich('failedNote', {
            link: (text) => (
              <a href={termsHref} target="_blank" rel="noopener">
                {text}
              </a>
            ),
          })}
        </Notice>
      )}
      {!agreement && !failed && <Skeleton label={t('loading')} lines={12} />}
      {agreement && (
        // Long text in a scrolling box, which must be reachable by keyboard.
        <div className={styles.text} tabIndex={0} role="region" aria-label={t('dialogTitle')}>
          <p className={styles.version}>{t('version', { date: day(agreement.version, 'long') })}</p>
          {agreement.sections.map(({ title, text }) => (
            <section key={title} className={styles.section}>
              <h3 className={styles.heading}>{title}</h3>
              {text.split('\n\n').map((paragraph) => (
                <p key={paragraph} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
