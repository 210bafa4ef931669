import type { ComponentProps, ReactNode } from 'react';
import { FieldMessages, describeControl, fieldId } from './field';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'name' | 'type'> {
  name: string;
  /** May contain a link, for agreements. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const controlId = fieldId(input.name, id);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <input
          {...input}
          type="checkbox"
          id={controlId}
          className={styles.box}
          {...describeControl(controlId, { hint, error }, input['aria-describedby'])}
        />
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
      </div>
      <FieldMessages id={controlId} hint={hint} error={error} />
    </div>
  );
}
