import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import { footerColumns } from './navigation';
import styles from './footer-links.module.css';

/** Columns of links to the pages that this country has. */
export async function FooterLinks({ country, prefix }: { country: Country; prefix: Prefix }) {
  const t = await getTranslations('layout');
  return (
    <div className={styles.columns}>
      {footerColumns(country).map(({ column, pages }) => (
        <nav key={column} aria-labelledby={`footer-${column}`}>
          <h2 id={`footer-${column}`} className={styles.title}>
            {t(`footer.${column}`)}
          </h2>
          <ul role="list" className={styles.list}>
            {pages.map((page) => (
              <li key={page}>
                <Link href={pathTo(prefix, page)} prefetch={false} className={styles.link}>
                  {t(`links.${page}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
