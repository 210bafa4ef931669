import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './phone-fold.module.css';

/** Renders a part of a long page: folded on phones, open on wide screens. The title contains its heading. */
export function PhoneFold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
