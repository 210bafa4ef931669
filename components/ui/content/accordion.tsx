import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './accordion.module.css';

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Items with the same name: one is open at a time. */
  name?: string;
  /** Wider, for tables. */
  wide?: boolean;
  /** True at the top of a card, whose edge replaces the line above. */
  atTop?: boolean;
}

export interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

/** Renders native details: they open without scripts, and the browser's search finds them. */
export function Accordion({ items, name, wide, atTop }: AccordionProps) {
  return (
    <div className={classNames(styles.list, atTop && styles.atTop)}>
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
