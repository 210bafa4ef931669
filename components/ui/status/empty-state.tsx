import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyDrawingName } from './empty-drawing';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  drawing?: EmptyDrawingName;
  title: ReactNode;
  titleLevel?: 2 | 3;
  children?: ReactNode;
  /** Next action that the state offers. */
  action?: ReactNode;
}

export function EmptyState({ drawing = 'parcel', title, titleLevel = 2, children, action }: EmptyStateProps) {
  const Heading = `h${titleLevel}` as const;
  return (
    <div className={styles.state}>
      <EmptyDrawing name={drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.body}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
