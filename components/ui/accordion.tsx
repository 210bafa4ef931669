import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './accordion.module.css';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

/** Native details: it opens without scripts and is found by the browser's search. With a `name`, one is open at a time; `wide` is for tables. */
export function Accordion({ items, name, wide }: { items: readonly AccordionItem[]; name?: string; wide?: boolean }) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <details key={item.key} id={item.key} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <span className={styles.title}>{item.title}</span>
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <div className={classNames(styles.content, wide && styles.wide)}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
