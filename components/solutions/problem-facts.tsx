import type { FactText } from '@/components/ui/fact-grid';
import styles from './problem-facts.module.css';

/** The figures that a problem turns on, beside its answer: fewer and nearer to the text than a section of facts. */
export function ProblemFacts({ facts }: { facts: readonly FactText[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value, text }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {text && <dd className={styles.text}>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
