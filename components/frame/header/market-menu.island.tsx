'use client';

import { useParams, usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { DisclosureMenu } from '@/components/ui/navigation/disclosure-menu.island';
import { Icon } from '@/components/ui/icon';
import { openLocaleDialog } from '@/lib/client/stores/locale-dialog';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Prefix } from '@/lib/market/prefix';
import { samePageInLanguage } from '@/lib/routing/same-page-in-language';
import { Flag } from '../market/flag';
import type { NamedLink } from '../page/link-list';
import styles from './market-menu.module.css';

export interface MarketMenuProps {
  country: Country;
  /** The button's text, such as "Ghana · EN", and its full name. */
  text: string;
  label: string;
  heading: string;
  languages: readonly (readonly [prefix: Prefix, language: Language, name: string])[];
  /** Link to another country; absent in Türkiye, which has its own host. */
  other: NamedLink | undefined;
}

/**
 * Renders plain links to this page in the country's other languages and to another country (§2). Each loads a new
 * document.
 */
export function MarketMenu(props: MarketMenuProps & { name: string }) {
  const { country, text, label, heading, languages, other, name } = props;
  const pathname = usePathname();
  /** The rest of an address without a page. Such an address has no page in any language, so the links lead home. */
  const { rest } = useParams();

  function addQuery(event: MouseEvent<HTMLAnchorElement>, prefix: Prefix) {
    // The query is unknown at build time, so the link gets it on use. The query's return address changes language too.
    const isMissing = document.querySelector('[data-missing]');
    event.currentTarget.href = isMissing ? `/${prefix}` : samePageInLanguage(pathname, location.search, prefix);
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
                href={samePageInLanguage(rest ? '' : pathname, '', prefix)}
                lang={language}
                hrefLang={language}
                aria-current={current ? 'true' : undefined}
                onClick={(event) => addQuery(event, prefix)}
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
