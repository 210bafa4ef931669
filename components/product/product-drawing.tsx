import type { ReactNode } from 'react';
import { DRAWINGS_ABROAD } from './drawings-abroad';
import { DRAWINGS_LOCAL } from './drawings-local';
import { DRAWINGS_STORE } from './drawings-store';
import type { ProductKey } from './product';
import styles from './product-drawing.module.css';

const DRAWINGS: Readonly<Record<ProductKey, ReactNode>> = { ...DRAWINGS_ABROAD, ...DRAWINGS_STORE, ...DRAWINGS_LOCAL };

/** The product as one line drawing; what moves, moves the way the text runs. */
export function ProductDrawing({ name }: { name: ProductKey }) {
  return (
    <svg viewBox="0 0 480 320" className={styles.drawing} aria-hidden="true">
      <path className={styles.ground} d="M16 288h448" />
      {DRAWINGS[name]}
    </svg>
  );
}
