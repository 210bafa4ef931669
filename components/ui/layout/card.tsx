import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** The link in the card's heading covers the whole card. */
  interactive?: boolean;
  /** Raised above the page, for the main panel of a view. */
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
