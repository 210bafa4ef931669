import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import styles from './info-card.module.css';

/** Renders one part of an order's record. */
export function InfoCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
