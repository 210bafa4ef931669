import { Icon } from '@/components/ui/icon';
import type { FactText } from '@/components/ui/content/fact';
import styles from './fact-folds.module.css';

/** Shows facts. On phones each sentence is folded. On wide screens the facts are side by side and open. */
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
