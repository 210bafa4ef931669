import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import { Container } from '@/components/ui/layout/container';
import styles from './account-card.module.css';

interface AccountCardProps {
  title: string;
  lead: string;
  children: ReactNode;
  foot?: ReactNode;
}

/** Renders the frame of the login and registration pages: title, form, and a link to the other page. */
export function AccountCard({ title, lead, children, foot }: AccountCardProps) {
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
