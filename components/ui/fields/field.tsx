import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './field.module.css';

/** Texts around a field's control. */
export interface FieldTexts {
  label: ReactNode;
  /** Small text beside the label, such as "optional". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/**
 * Returns the field's id, or one from its name: stable on server and client, and usable in links from an error list.
 */
export function fieldId(name: string, id?: string): string {
  return id ?? `field-${name}`;
}

/** Returns the attributes that link a control to its hint and error. `extra` names further describing elements. */
export function describeControl(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, extra?: string) {
  const ids = [extra, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, ...(error ? { 'aria-invalid': true as const } : {}) };
}

export interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
  className?: string;
}

/** Renders label, control, hint and error in one column. */
export function Field({ id, label, note, hint, error, children, className }: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {children}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldMessages({ id, hint, error }: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </>
  );
}

/** Shows the error of the control with this id. `describeControl` links the two. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="alert" size={16} className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
