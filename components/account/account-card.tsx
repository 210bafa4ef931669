import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import styles from './account-card.module.css';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
  foot?: ReactNode;
}

/** The one calm column of the pages before the account: title, form, the way to the other page. */
export function AccountCard({ title, lead, children, foot }: Props) {
  return (
    <div data-task="" className={styles.page}>
      <Container narrow>
        <div className={styles.column}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <Card padding="large" raised>
            {children}
          </Card>
          {foot && <p className={styles.foot}>{foot}</p>}
        </div>
      </Container>
    </div>
  );
}
