import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './step-list.module.css';

export interface StepText {
  key: string;
  title: ReactNode;
  text: ReactNode;
}

export interface StepListProps {
  steps: readonly StepText[];
  column?: boolean;
}

/**
 * Shows numbered steps: in a row on wide screens, or in a column on every screen with `column`. The numbers come from
 * the list, so that screen readers announce it.
 */
export function StepList({ steps, column }: StepListProps) {
  return (
    <ol role="list" className={classNames(styles.steps, !column && styles.row)}>
      {steps.map(({ key, title, text }, index) => (
        <li key={key} className={styles.step}>
          <span aria-hidden="true" className={styles.number}>
            {index + 1}
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
