'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { openLocaleDialog } from '@/lib/client/stores/locale-dialog';
import type { Language } from '@/lib/market/language';
import type { Prefix } from '@/lib/market/prefix';
import { samePageInLanguage } from '@/lib/routing/same-page-in-language';
import styles from './market-links.module.css';

export interface MarketLinksProps {
  languages: readonly { language: Language; prefix: Prefix; name: string; current: boolean }[];
  other: { href: string; label: string } | undefined;
  /** Icons, drawn by the server. */
  marks: { current: ReactNode; other: ReactNode };
}

/** Plain links to this page in the country's other languages: a change of language loads its document anew. */
export function MarketLinks({ languages, other, marks }: MarketLinksProps) {
  const pathname = usePathname();

  function keepQuery(event: MouseEvent<HTMLAnchorElement>) {
    // The query is unknown while the page is built, so it is added when the link is used.
    event.currentTarget.search = location.search;
  }

  function openDialog(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openLocaleDialog();
  }

  return (
    <ul role="list" className={styles.list}>
      {languages.map(({ language, prefix, name, current }) => (
        <li key={prefix}>
          <a
            href={samePageInLanguage(pathname, '', prefix)}
            lang={language}
            hrefLang={language}
            aria-current={current ? 'true' : undefined}
            className={styles.item}
            onClick={keepQuery}
          >
            <span className={styles.name}>{name}</span>
            {current && marks.current}
          </a>
        </li>
      ))}
      {other && (
        <li className={styles.apart}>
          <a href={other.href} className={styles.item} onClick={openDialog}>
            <span className={styles.name}>{other.label}</span>
            {marks.other}
          </a>
        </li>
      )}
    </ul>
  );
}
