import { Fact, type FactText } from '@/components/ui/fact';
import styles from './problem-facts.module.css';

/** The figures that a problem turns on, beside its answer: fewer and nearer to the text than a section of facts. */
export function ProblemFacts({ facts }: { facts: readonly FactText[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, ...fact }) => (
        <Fact key={key} {...fact} />
      ))}
    </dl>
  );
}
