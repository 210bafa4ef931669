import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './fold.module.css';

export interface FoldProps {
  title: ReactNode;
  /** Its title looks like the text around it. */
  plain?: boolean;
  /** Open at first. */
  open?: boolean;
  onToggle?: () => void;
  children: ReactNode;
}

/** A part of a card that is folded at first; native, so that it opens without scripts. */
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
