import { classNames } from './class-names';
import styles from './fact-grid.module.css';

export interface FactText {
  key: string;
  label: string;
  /** The figure; absent where there are words only. */
  value?: string;
  text?: string;
}

/** Short facts side by side: a name, its figure and a sentence. `large` where the figures are what the section is for. */
export function FactGrid({ facts, large }: { facts: readonly FactText[]; large?: boolean }) {
  return (
    <dl className={classNames(styles.facts, large && styles.large)}>
      {facts.map(({ key, label, value, text }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          {value && <dd className={styles.value}>{value}</dd>}
          {text && <dd className={styles.text}>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
