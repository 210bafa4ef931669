import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { MailLinks, PhoneLinks } from '@/components/frame/contacts/contact-links';
import { splitContacts } from '@/components/frame/contacts/contacts';
import { Container } from '@/components/ui/layout/container';
import { Notice } from '@/components/ui/status/notice';
import type { CountryView } from '@/lib/contract/places/countries';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './contact-band.module.css';

export interface ContactBandProps {
  id: string;
  title: string;
  text?: string;
  /** Undefined if it could not be loaded. */
  view: CountryView | undefined;
  prefix: Prefix;
}

/** Shows the first phone number and the first email address of a market in one line. The footer has all of them. */
export function ContactBand({ id, title, text, view, prefix }: ContactBandProps) {
  const t = useTranslations('support.contacts');
  return (
    <section aria-labelledby={id} className={styles.band}>
      <Container>
        <div className={styles.line}>
          <div className={styles.texts}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {view ? (
            <>
              <PhoneLinks contacts={splitContacts(view.contact)[0] ?? ''} large />
              <MailLinks contacts={splitContacts(view.email)[0] ?? ''} />
              <Link href={`${paths.contactUs(prefix)}#write`} prefetch={false}>
                {t('form')}
              </Link>
            </>
          ) : (
            <Notice tone="warn">{t('missing')}</Notice>
          )}
        </div>
      </Container>
    </section>
  );
}
