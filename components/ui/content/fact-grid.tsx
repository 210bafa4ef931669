import { classNames } from '../class-names';
import { Fact, type FactText } from './fact';
import styles from './fact-grid.module.css';

/** Shows short facts side by side. `large` if the figures are the point of the section. */
export function FactGrid({ facts, large }: { facts: readonly FactText[]; large?: boolean }) {
  return (
    <dl className={classNames(styles.facts, large && styles.large)}>
      {facts.map(({ key, ...fact }) => (
        <Fact key={key} {...fact} />
      ))}
    </dl>
  );
}
