import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/container';
import { EmptyDrawing } from '@/components/ui/empty-drawing';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import indexStyles from './index-view.module.css';
import { Logo } from './logo';
import styles from './message-page.module.css';

const SUGGESTED = ['track', 'express-order-quote', 'service-help', 'service-contact-us'] as const;

/** §2, error page, outside every market: it speaks the fallback language, and home is where a market is chosen. */
export function BareNotFoundView() {
  const t = useTranslations('layout');
  const prefix = formatPrefix({ country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE });
  return (
    <>
      <header className={indexStyles.header} data-ground="ink">
        <Container>
          <div className={indexStyles.bar}>
            <Link href="/" prefetch={false} className={indexStyles.home}>
              <Logo />
            </Link>
          </div>
        </Container>
      </header>
      <main>
        <Container narrow>
          <div className={styles.page}>
            <EmptyDrawing name="search" />
            <p className={styles.status}>404</p>
            <h1 className={styles.title}>{t('notFound.title')}</h1>
            <p className={styles.text}>{t('notFound.text')}</p>
            <ul role="list" className={styles.links}>
              {SUGGESTED.map((page) => (
                <li key={page}>
                  <Link href={pathTo(prefix, page)} prefetch={false}>
                    {t(`links.${page}`)}
                  </Link>
                </li>
              ))}
            </ul>
            <Link href="/" prefetch={false} className={buttonClass({ variant: 'primary' })}>
              {t('notFound.home')}
            </Link>
          </div>
        </Container>
      </main>
    </>
  );
}
