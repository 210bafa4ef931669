import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './section.module.css';

export interface SectionProps {
  /** `wash` sets a band apart, `ink` is the dark ground. */
  ground?: 'paper' | 'wash' | 'ink';
  /** Less space above and below: a separate page rather than a band among others. */
  compact?: boolean;
  /** The visitor is in the middle of something: the footer is short. */
  task?: boolean;
  labelledBy?: string;
  children: ReactNode;
}

/** A band across the page with its room above and below; a section of the document only where a heading names it. */
export function Section({ ground = 'paper', compact, task, labelledBy, children }: SectionProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      aria-labelledby={labelledBy}
      data-ground={ground === 'ink' ? 'ink' : undefined}
      data-task={task || undefined}
      className={classNames(styles.section, ground !== 'paper' && styles[ground], compact && styles.compact)}
    >
      {children}
    </Element>
  );
}
