import { phoneHref, splitContacts } from '@/components/frame/contacts/contacts';
import { classNames } from '@/components/ui/class-names';
import styles from './contact-links.module.css';

interface ContactLinksProps {
  /** Numbers or mail addresses, joined by '/' (§2, §3). */
  contacts: string;
  /** Larger numbers, for the market that the page is about. Mail addresses have one size. */
  large?: boolean;
}

/** Renders every number as a link that dials, left to right in every language. */
export function PhoneLinks({ contacts, large }: ContactLinksProps) {
  return splitContacts(contacts).map((phone) => (
    <a
      key={phone}
      href={phoneHref(phone)}
      dir="ltr"
      className={classNames(styles.link, styles.figures, large && styles.large)}
    >
      {phone}
    </a>
  ));
}

export function MailLinks({ contacts }: ContactLinksProps) {
  return splitContacts(contacts).map((address) => (
    <a key={address} href={`mailto:${address}`} dir="ltr" className={classNames(styles.link, styles.mail)}>
      <BreakableAddress address={address} />
    </a>
  ));
}

/** An address that is too long for its line breaks after the `@`. */
export function BreakableAddress({ address }: { address: string }) {
  const cut = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, cut)}
      <wbr />
      {address.slice(cut)}
    </>
  );
}
