import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** Raised above the page, for the main panel of a view. */
  raised?: boolean;
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ as: Element = 'div', padding = 'medium', raised, labelledBy, className, children }: CardProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={classNames(styles.card, styles[padding], raised && styles.raised, className)}
    >
      {children}
    </Element>
  );
}
