import type { ReactNode } from 'react';
import styles from './step-list.module.css';

export interface StepText {
  key: string;
  title: ReactNode;
  text: ReactNode;
}

/** Numbered steps on one line. The numbers are the list's own, so that screen readers announce a list. */
export function StepList({ steps }: { steps: readonly StepText[] }) {
  return (
    <ol role="list" className={styles.steps}>
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
