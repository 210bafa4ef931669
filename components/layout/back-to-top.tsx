import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import styles from './back-to-top.module.css';

/** §2: appears beyond 400 px; `followLinks` scrolls. Without scripts it stays away. */
export async function BackToTop() {
  const t = await getTranslations('layout.backToTop');
  return (
    <nav aria-label={t('label')} data-print="hide">
      <a href="#top" data-back-to-top="" aria-label={t('label')} title={t('label')} className={styles.button}>
        <Icon name="arrow-up" />
      </a>
    </nav>
  );
}
