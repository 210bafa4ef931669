'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { buttonClass } from '@/components/ui/button-class';
import { recordAgreementOnPage } from '@/lib/client/session/terms-agreement';
import type { Prefix } from '@/lib/market/prefix';
import { paths, safeNext } from '@/lib/routing/paths';
import { AgreeButton } from './agree-button.island';
import { useReadingCountdown } from './use-reading-countdown';
import styles from './agree-bar.module.css';

/**
 * Renders the buttons below the terms. Agreeing is stored, and the visitor returns to the page that required it, or to
 * the home page.
 */
export function AgreeBar({ seconds, prefix }: { seconds: number; prefix: Prefix }) {
  const t = useTranslations('legal.agreement');
  const router = useRouter();
  const secondsLeft = useReadingCountdown(seconds, true);

  function agree() {
    recordAgreementOnPage();
    router.push(safeNext(new URLSearchParams(location.search).get('next'), prefix));
  }

  return (
    <div className={styles.bar} data-agree="" data-print="hide">
      <AgreeButton secondsLeft={secondsLeft} onAgree={agree} />
      <Link href={paths.home(prefix)} prefetch={false} className={buttonClass()}>
        {t('decline')}
      </Link>
    </div>
  );
}
