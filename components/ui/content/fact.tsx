import type { ReactNode } from 'react';
import styles from './fact.module.css';

export interface FactText {
  key: string;
  label: string;
  /** Figure; absent if the fact has words only. */
  value?: string;
  text?: ReactNode;
}

/** Shows a name, its figure and a sentence, in a list of facts. */
export function Fact({ label, value, text }: Omit<FactText, 'key'>) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      {value && <dd className={styles.value}>{value}</dd>}
      {text && <dd className={styles.text}>{text}</dd>}
    </div>
  );
}
