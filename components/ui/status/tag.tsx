import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import type { IconName } from '../icon-names';
import styles from './tag.module.css';

export type TagTone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad';

/** Shows a state in one or two words. The words carry the meaning. The colour only repeats it. */
export function Tag({ tone = 'neutral', icon, children }: { tone?: TagTone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon ? <Icon name={icon} size={16} /> : <span className={styles.dot} aria-hidden="true" />}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
