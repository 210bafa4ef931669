import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ClientMessages } from '@/components/frame/client-messages';
import { Container } from '@/components/ui/layout/container';
import { Notice } from '@/components/ui/status/notice';
import type { LegalText } from '@/lib/i18n/messages/legal-documents';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { AgreeBar } from '@/components/account/agreement/agree-bar.island';
import { LegalBody } from './legal-body';
import styles from './agreement-page.module.css';

interface AgreementPageProps {
  prefix: Prefix;
  text: LegalText;
  /** Seconds before 'agree' becomes available. */
  readingSeconds: number;
}

/** Renders the terms of use with the question of agreement. */
export function AgreementPage({ prefix, text, readingSeconds }: AgreementPageProps) {
  const t = useTranslations('legal');
  const layout = useTranslations('layout');
  return (
    <Container narrow>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{t('agreement.pageTitle')}</h1>
          <p className={styles.lead}>{t('agreement.lead', { seconds: readingSeconds })}</p>
          <noscript>
            <Notice tone="warn" action={<Link href={paths.home(prefix)}>{layout('notFound.home')}</Link>}>
              {t('agreement.needsScripts')}
            </Notice>
          </noscript>
        </header>
        <LegalBody html={text.html} />
        <ClientMessages namespaces={['legal']}>
          <AgreeBar seconds={readingSeconds} prefix={prefix} />
        </ClientMessages>
      </div>
    </Container>
  );
}
