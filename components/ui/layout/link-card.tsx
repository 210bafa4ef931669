import type { ReactNode } from 'react';
import { Card } from './card';
import styles from './link-card.module.css';

/** Renders an item of a list as a card that the link in its heading covers. */
export function LinkCard({ children }: { children: ReactNode }) {
  return (
    <Card as="li" className={styles.link}>
      {children}
    </Card>
  );
}
