import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './card.module.css';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** The link in the card's heading covers the whole card. */
  interactive?: boolean;
  /** Lifted above the page, for the one panel of a view that does the work. */
  raised?: boolean;
  labelledBy?: string;
  children: ReactNode;
}

export function Card({
  as: Element = 'div',
  padding = 'medium',
  interactive,
  raised,
  labelledBy,
  children,
}: CardProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={classNames(styles.card, styles[padding], interactive && styles.interactive, raised && styles.raised)}
    >
      {children}
    </Element>
  );
}
