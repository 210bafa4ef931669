import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { EmptyDrawing } from '@/components/ui/status/empty-drawing';
import type { Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import styles from './message-page.module.css';

const SUGGESTED_PAGES = ['track', 'express-order-quote', 'service-help', 'service-contact-us'] as const;

export interface NotFoundViewProps {
  /** The market whose pages are suggested. */
  prefix: Prefix;
  home: string;
}

/** Error page: the text for 404 and the way home (§2). */
export function NotFoundView({ prefix, home }: NotFoundViewProps) {
  const t = useTranslations('layout');
  return (
    <Container narrow>
      <div className={styles.page} data-missing="">
        <EmptyDrawing name="search" />
        <p className={styles.status}>404</p>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <ul role="list" className={styles.links}>
          {SUGGESTED_PAGES.map((page) => (
            <li key={page}>
              <Link href={pathTo(prefix, page)} prefetch={false}>
                {t(`links.${page}`)}
              </Link>
            </li>
          ))}
        </ul>
        <Link href={home} prefetch={false} className={buttonClass({ variant: 'primary' })}>
          {t('notFound.home')}
        </Link>
      </div>
    </Container>
  );
}
