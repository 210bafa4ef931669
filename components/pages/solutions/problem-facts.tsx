import { Fact, type FactText } from '@/components/ui/content/fact';
import styles from './problem-facts.module.css';

/**
 * Shows the key figures of a problem beside its solution. They are fewer and closer to the text than a section of
 * facts.
 */
export function ProblemFacts({ facts }: { facts: readonly FactText[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, ...fact }) => (
        <Fact key={key} {...fact} />
      ))}
    </dl>
  );
}
