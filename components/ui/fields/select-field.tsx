import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, describeControl, fieldId, type FieldTexts } from './field';
import { Icon } from '../icon';
import styles from './control.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'name' | 'multiple'> {
  name: string;
  options: readonly SelectOption[];
  /** Text of the first, empty choice. A required select rejects it. */
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { label, note, hint, error, id, options, placeholder, ...select } = props;
  const controlId = fieldId(select.name, id);
  return (
    <Field id={controlId} label={label} note={note} hint={hint} error={error}>
      <div className={styles.box}>
        <select
          {...select}
          id={controlId}
          className={classNames(styles.control, styles.select)}
          {...describeControl(controlId, { hint, error }, select['aria-describedby'])}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </div>
    </Field>
  );
}
