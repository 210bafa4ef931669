import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import type { Prefix } from '@/lib/market/prefix';
import { paths, pathTo } from '@/lib/routing/paths';
import styles from './message-page.module.css';

const SUGGESTED_PAGES = ['express-order-quote', 'service-help', 'service-contact-us'] as const;

export interface NotFoundViewProps {
  /** The market whose pages are suggested. */
  prefix: Prefix;
  home: string;
}

/**
 * Error page: the text for 404, a search for a parcel, and a link home (§2). Every page contains the data and styles of
 * this component, so its field is plain and its drawing is a file.
 */
export function NotFoundView({ prefix, home }: NotFoundViewProps) {
  const t = useTranslations('layout');
  const track = useTranslations('track.form');
  return (
    <Container>
      <div className={styles.missing} data-missing="">
        <div className={styles.texts}>
          <h1>{t('notFound.title')}</h1>
          <p className={styles.text}>{t('notFound.text')}</p>
          <ul role="list" className={styles.links}>
            {SUGGESTED_PAGES.map((page) => (
              <li key={page}>
                <Link href={pathTo(prefix, page)} prefetch={false}>
                  {t(`links.${page}`)}
                </Link>
              </li>
            ))}
            <li>
              <Link href={home} prefetch={false}>
                {t('notFound.home')}
              </Link>
            </li>
          </ul>
          <label htmlFor="missing-no" className={styles.status}>
            {track('label')}
          </label>
          <form action={paths.track(prefix)} role="search" className={styles.find}>
            <input id="missing-no" name="no" size={1} dir="ltr" autoComplete="off" />
            <button type="submit" className={buttonClass({ variant: 'primary' })}>
              {track('submit')}
            </button>
          </form>
        </div>
        {/* A lazy picture, because React would preload any other on every page. */}
        <img src="/drawings/missing.svg" alt="404" width={440} height={268} loading="lazy" />
      </div>
    </Container>
  );
}
