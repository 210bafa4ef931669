import type { ReactNode } from 'react';
import styles from './order-frame.module.css';

export interface OrderFrameProps {
  /** Breadcrumb of the page. */
  path: ReactNode;
  title: ReactNode;
}

/** Renders the heading of an order's page: its receiver and city, or the kind of page until they are known. */
export function OrderFrame({ path, title, children }: OrderFrameProps & { children: ReactNode }) {
  return (
    <>
      <div className={styles.header}>
        {path}
        <h1 className={styles.title}>{title}</h1>
      </div>
      {children}
    </>
  );
}
