import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import styles from './apply-line.module.css';

export interface ApplyLineProps {
  /** Id of the form's heading. */
  to: string;
  label: string;
  /** True inside a container. */
  inset?: boolean;
  /** Sections between the page's head and the form. */
  children: ReactNode;
}

/** Shows sections, and on a phone a link to the form below them at the bottom of the screen. */
export function ApplyLine({ to, label, inset, children }: ApplyLineProps) {
  return (
    <div className={classNames(styles.parts, inset && styles.inset)}>
      <div className={styles.words}>{children}</div>
      <p data-apply="" className={styles.apply}>
        <a href={`#${to}`} className={buttonClass({ variant: 'primary' })}>
          {label}
        </a>
      </p>
    </div>
  );
}
