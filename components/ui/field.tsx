import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './field.module.css';

/** What every field may say around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Small text beside the label, such as "optional". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A field's id when the caller gives none: stable on server and client, and findable from an error list. */
export function fieldId(name: string, id?: string): string {
  return id ?? `field-${name}`;
}

/** The attributes that tie a control to its hint and error. `extra` names further describing elements. */
export function describeControl(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, extra?: string) {
  const ids = [extra, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, ...(error ? { 'aria-invalid': true as const } : {}) };
}

export interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
  className?: string;
}

/** Label, control, hint and error in one column. */
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

/** What is wrong with the control of this id; `describeControl` ties the two. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="alert" size={16} className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
