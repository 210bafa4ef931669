import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, describeControl, fieldId, type FieldTexts } from './field';
import styles from './control.module.css';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'name'> {
  name: string;
  /** Digits of equal width, for lists of waybills. */
  figures?: boolean;
}

export function TextArea({ label, note, hint, error, id, figures, ...area }: TextAreaProps) {
  const controlId = fieldId(area.name, id);
  return (
    <Field id={controlId} label={label} note={note} hint={hint} error={error}>
      <div className={styles.box}>
        <textarea
          rows={4}
          dir="auto"
          {...area}
          id={controlId}
          className={classNames(styles.control, styles.area, figures && styles.figures)}
          {...describeControl(controlId, { hint, error }, area['aria-describedby'])}
        />
      </div>
    </Field>
  );
}
