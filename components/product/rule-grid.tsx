import styles from './rule-grid.module.css';

export interface RuleText {
  key: string;
  label: string;
  value: string;
  text?: string;
}

export function RuleGrid({ rules }: { rules: readonly RuleText[] }) {
  return (
    <dl className={styles.rules}>
      {rules.map(({ key, label, value, text }) => (
        <div key={key} className={styles.rule}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {text && <dd className={styles.text}>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
