import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/frame/client-messages';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import type { CountryView } from '@/lib/contract/places/countries';
import type { Prefix } from '@/lib/market/prefix';
import { NoScripts } from './no-scripts';
import styles from './ship-page.module.css';

interface ShipPageProps {
  prefix: Prefix;
  title: string;
  lead: string;
  /** Contacts of this market; undefined if the list of countries is unavailable. */
  contact: CountryView | undefined;
  children: ReactNode;
}

/** Renders the frame of the wizard's pages. Without scripts it shows another way to send. */
export function ShipPage({ prefix, title, lead, contact, children }: ShipPageProps) {
  return (
    <Section compact task>
      <Container>
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        <NoScripts prefix={prefix} contact={contact} />
        <div className={styles.scripted}>
          <ClientMessages
            namespaces={[
              'ship',
              'quote',
              'errors.chooseOne',
              'common',
              'track.query',
              'orders.waits',
              'legal.agreement',
              'account.imageCode',
              'account.verifyCode',
            ]}
          >
            {children}
          </ClientMessages>
        </div>
      </Container>
    </Section>
  );
}
