import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './section.module.css';

export interface SectionProps {
  /** `wash` is a tinted background, `ink` the dark one. */
  ground?: 'paper' | 'wash' | 'ink';
  /** Less space above and below: a separate page rather than a band among others. */
  compact?: boolean;
  /** True if the visitor is in the middle of a task: the footer is then short. */
  task?: boolean;
  labelledBy?: string;
  children: ReactNode;
}

/** Renders a band across the page with space above and below. It is a landmark only if a heading names it. */
export function Section({ ground = 'paper', compact, task, labelledBy, children }: SectionProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      aria-labelledby={labelledBy}
      data-ground={ground === 'ink' ? 'ink' : undefined}
      data-task={task || undefined}
      className={classNames(styles.section, ground !== 'ink' && styles[ground], compact && styles.compact)}
    >
      {children}
    </Element>
  );
}
