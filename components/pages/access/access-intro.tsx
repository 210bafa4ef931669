import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { PageIntro } from '@/components/frame/page/page-intro';
import { buttonClass } from '@/components/ui/button-class';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './access-intro.module.css';

export function AccessIntro({ prefix, docs, transparent }: { prefix: Prefix; docs?: string; transparent?: boolean }) {
  const t = useTranslations('access.intro');
  return (
    <PageIntro
      prefix={prefix}
      page="service-access"
      title={t('title')}
      lead={t('lead')}
      scene="support"
      transparent={transparent}
    >
      <p className={styles.actions}>
        <Link
          href={paths.contactProficient(prefix)}
          prefetch={false}
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          {t('expert')}
        </Link>
        {docs && (
          <a href={docs} className={buttonClass({ size: 'large' })}>
            {t('docs')}
          </a>
        )}
      </p>
    </PageIntro>
  );
}
