import { Icon } from '@/components/ui/icon';
import type { FactText } from '@/components/ui/fact';
import styles from './fact-folds.module.css';

/** Facts whose sentence is folded on phones; beside each other on wide screens, with all sentences open. */
export function FactFolds({ facts }: { facts: readonly FactText[] }) {
  return (
    <ul role="list" className={styles.facts}>
      {facts.map(({ key, label, value, text }) => (
        <li key={key}>
          <details className={styles.fact}>
            <summary>
              <span className={styles.label}>{label}</span>
              <b className={styles.value}>{value}</b>
              <Icon name="chevron-down" size={16} className={styles.mark} />
            </summary>
            <p className={styles.text}>{text}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
