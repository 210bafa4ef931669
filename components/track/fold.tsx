import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './fold.module.css';

export interface FoldProps {
  title: string;
  /** Open at first. */
  open?: boolean;
  onToggle?: () => void;
  children: ReactNode;
}

/** A part of a card that is folded at first; native, so that it opens without scripts. */
export function Fold({ title, open, onToggle, children }: FoldProps) {
  return (
    <details open={open} onToggle={onToggle} className={styles.fold}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
