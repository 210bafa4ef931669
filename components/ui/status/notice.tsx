import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import type { IconName } from '../icon-names';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Way to announce a notice that appears after an action of the visitor: at the next pause, or at once. */
  live?: 'polite' | 'assertive';
}

const ICONS: Record<NoticeTone, IconName> = { info: 'info', ok: 'check-circle', warn: 'alert', bad: 'alert' };
const ROLES = { polite: 'status', assertive: 'alert' } as const;

export function Notice({ tone = 'info', title, children, action, live }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={live && ROLES[live]}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.texts}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
