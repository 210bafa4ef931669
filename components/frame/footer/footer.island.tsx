'use client';

import { Icon } from '@/components/ui/icon';
import { FooterContacts, type FooterContactsProps } from './footer-contacts.island';
import styles from './footer.module.css';
import { LinkList, type NamedLink } from '../page/link-list';
import { Logo } from '../../parts/logo';

export interface FooterProps {
  /** QR code of the home page and its caption, which also names it. */
  qr: { picture: string; caption: string };
  /** Absent if the list of countries is unavailable. */
  contacts: FooterContactsProps | undefined;
  columns: readonly (readonly [title: string, links: readonly NamedLink[]])[];
  copyright: string;
}

/**
 * Contacts by country, link columns, social links, QR code, copyright (§2). On phones the columns are folded with
 * checkboxes and a style sheet, so they work without scripts. A page with `data-task` has only contacts and legal
 * links.
 */
export function Footer({ qr, contacts, columns, copyright }: FooterProps) {
  return (
    <footer className={styles.footer} data-ground="ink" data-print="hide">
      <div className={styles.inside}>
        {contacts && <FooterContacts {...contacts} />}
        <div className={styles.middle}>
          <div className={styles.brand}>
            <Logo />
            <figure>
              <img src={qr.picture} alt="" width="72" height="72" loading="lazy" />
              <figcaption>{qr.caption}</figcaption>
            </figure>
          </div>
          {columns.map(([title, links], index) => (
            <nav key={title} aria-labelledby={`footer-${index}`}>
              <input type="checkbox" aria-labelledby={`footer-${index}`} />
              <h2 id={`footer-${index}`}>
                {title}
                <Icon name="chevron-down" size={16} />
              </h2>
              <LinkList links={links} />
            </nav>
          ))}
        </div>
        <p className={styles.copyright}>
          <small>{copyright}</small>
        </p>
      </div>
    </footer>
  );
}
