import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** Raised above the page, for the main panel of a view. */
  raised?: boolean;
  /** True on a part of the page with other colours, such as the ink of an intro. */
  ownGround?: boolean;
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Card(props: CardProps) {
  const { as: Element = 'div', padding = 'medium', raised, ownGround, labelledBy, className, children } = props;
  return (
    <Element
      data-ground={ownGround ? 'paper' : undefined}
      aria-labelledby={labelledBy}
      className={classNames(styles.card, styles[padding], raised && styles.raised, className)}
    >
      {children}
    </Element>
  );
}
