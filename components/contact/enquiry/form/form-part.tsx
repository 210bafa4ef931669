import type { ReactNode } from 'react';
import { FormGrid } from '@/components/ui/fields/form-grid';
import styles from './form-part.module.css';

/** A titled group of fields. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      <FormGrid>{children}</FormGrid>
    </fieldset>
  );
}
