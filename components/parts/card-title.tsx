import type { ReactNode } from 'react';
import styles from './card-title.module.css';

/** Renders the heading of a card, which is smaller than the heading of a section. */
export function CardTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  );
}
