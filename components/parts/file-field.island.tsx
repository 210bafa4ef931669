'use client';

import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import control from '@/components/ui/fields/control.module.css';
import { Field, describeControl, fieldId, type FieldTexts } from '@/components/ui/fields/field';
import styles from './file-field.module.css';

export interface FileFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'name' | 'type' | 'value'> {
  name: string;
  /** Text of the button. */
  choose: string;
  /** Text while no file is chosen. */
  none: string;
  /** True if chosen files are sent at once, so their names need not stay. */
  hideNames?: boolean;
}

/**
 * Renders a file field in the page's language, because browsers label their own control in the visitor's language. The
 * native control is transparent and covers the whole field, so files can be dropped on it. Without scripts it is
 * visible.
 */
export function FileField(props: FileFieldProps) {
  const { label, note, hint, error, id, choose, none, hideNames, onChange, ...input } = props;
  const controlId = fieldId(input.name, id);
  const [names, setNames] = useState<readonly string[]>([]);

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (!hideNames) setNames([...(event.target.files ?? [])].map(({ name }) => name));
    onChange?.(event);
  }

  return (
    <Field id={controlId} label={label} note={note} hint={hint} error={error}>
      <div className={classNames(control.box, styles.drop)}>
        <span aria-hidden="true" className={styles.shown}>
          <span className={buttonClass({ size: 'small' })}>{choose}</span>
          <span className={styles.names}>
            {names.length === 0 && <span>{none}</span>}
            {names.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
          </span>
        </span>
        <input
          {...input}
          type="file"
          id={controlId}
          className={styles.input}
          onChange={change}
          {...describeControl(controlId, { hint, error }, input['aria-describedby'])}
        />
      </div>
    </Field>
  );
}
