import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './description-list.module.css';

export interface DescriptionItem {
  key: string;
  term: ReactNode;
  value: ReactNode;
  /** True for a total, which is bold and has a line above. */
  total?: boolean;
}

/** Renders names and values. `figures` aligns the values at the end of the line, as on a bill. */
export function DescriptionList({ items, figures }: { items: readonly DescriptionItem[]; figures?: boolean }) {
  return (
    <dl className={classNames(styles.list, figures && styles.figures)}>
      {items.map((item) => (
        <div key={item.key} className={classNames(styles.item, item.total && styles.total)}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
