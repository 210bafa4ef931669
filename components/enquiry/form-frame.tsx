import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import styles from './form-frame.module.css';

export interface FormFrameProps {
  /** What went wrong with all of it, under a title that says so. */
  problem?: { title: string; text: string } | null;
  send: string;
  busy?: boolean;
  privacyHref: string;
  children: ReactNode;
}

/** What stands in every form of an enquiry: its fields, what went wrong, and the way to send it. */
export function FormFrame({ problem, send, busy, privacyHref, children }: FormFrameProps) {
  const t = useTranslations('enquiry.fields');
  return (
    <div className={styles.form}>
      {children}
      {problem && (
        <Notice tone="bad" live="assertive" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      <div className={styles.end}>
        <Button type="submit" variant="primary" size="large" loading={busy}>
          {send}
        </Button>
        <p className={styles.privacy}>{t.rich('privacy', { link: (text) => <a href={privacyHref}>{text}</a> })}</p>
      </div>
    </div>
  );
}
