import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './fold.module.css';

export interface FoldProps {
  title: ReactNode;
  /** True if its title looks like the text around it. */
  plain?: boolean;
  /** Open initially. */
  open?: boolean;
  onToggle?: () => void;
  children: ReactNode;
}

/** Renders a folded part of a card. Native, so that it opens without scripts. */
export function Fold({ title, plain, open, onToggle, children }: FoldProps) {
  return (
    <details open={open} onToggle={onToggle} className={styles.fold}>
      <summary className={classNames(styles.title, plain && styles.plain)}>
        {title}
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
