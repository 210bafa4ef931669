'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { DisclosureMenu } from '@/components/ui/disclosure-menu.island';
import { Icon } from '@/components/ui/icon';
import { openLocaleDialog } from '@/lib/client/stores/locale-dialog';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Prefix } from '@/lib/market/prefix';
import { samePageInLanguage } from '@/lib/routing/same-page-in-language';
import { Flag } from './flag';
import type { NamedLink } from './link-list';
import styles from './market-menu.module.css';

export interface MarketMenuProps {
  country: Country;
  /** What the button shows, such as "Ghana · EN", and its full name. */
  text: string;
  label: string;
  heading: string;
  languages: readonly (readonly [prefix: Prefix, language: Language, name: string])[];
  /** The way to another country; Turkey has its own host and offers none. */
  other: NamedLink | undefined;
}

/** §2: plain links to this page in the country's other languages, whose document is loaded anew, and to another country. */
export function MarketMenu(props: MarketMenuProps & { name: string }) {
  const { country, text, label, heading, languages, other, name } = props;
  const pathname = usePathname();

  function keepQuery(event: MouseEvent<HTMLAnchorElement>, prefix: Prefix) {
    // The query is unknown while the page is built, so it is added when the link is used; its way back changes language too.
    event.currentTarget.href = samePageInLanguage(pathname, location.search, prefix);
  }

  function openDialog(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openLocaleDialog();
  }

  return (
    <DisclosureMenu
      name={name}
      align="end"
      label={label}
      summary={
        <>
          <Flag country={country} />
          {text}
        </>
      }
    >
      <p className={styles.heading}>{heading}</p>
      <ul role="list" className={styles.list}>
        {languages.map(([prefix, language, name]) => {
          const current = pathname.startsWith(`/${prefix}`);
          return (
            <li key={prefix}>
              <a
                href={samePageInLanguage(pathname, '', prefix)}
                lang={language}
                hrefLang={language}
                aria-current={current ? 'true' : undefined}
                onClick={(event) => keepQuery(event, prefix)}
              >
                {name}
                {current && <Icon name="check" size={16} />}
              </a>
            </li>
          );
        })}
        {other && (
          <li>
            <a href={other[0]} onClick={openDialog}>
              {other[1]}
              <Icon name="globe" />
            </a>
          </li>
        )}
      </ul>
    </DisclosureMenu>
  );
}
