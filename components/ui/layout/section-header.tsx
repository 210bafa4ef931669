import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './section-header.module.css';

export interface SectionHeaderProps {
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** Id of the heading, for aria-labelledby. */
  id?: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** The lead is left out on phones. */
  brief?: boolean;
}

export function SectionHeader({ title, level = 2, id, lead, action, brief }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.header, brief && styles.brief)}>
      <div className={styles.texts}>
        <Heading id={id}>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
