import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './step-list.module.css';

export interface StepText {
  key: string;
  title: ReactNode;
  text: ReactNode;
}

export interface StepListProps {
  steps: readonly StepText[];
  brief?: boolean;
  column?: boolean;
}

/** Numbered steps on one line, which runs down on wide screens too with `column`; `brief` leaves their titles alone on phones. The numbers are the list's own, so that screen readers announce a list. */
export function StepList({ steps, brief, column }: StepListProps) {
  return (
    <ol role="list" className={classNames(styles.steps, !column && styles.row, brief && styles.brief)}>
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
