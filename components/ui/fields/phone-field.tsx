import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, describeControl, fieldId, type FieldTexts } from './field';
import styles from './control.module.css';

export interface PhoneFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'name' | 'type'> {
  name: string;
  /** Shown before the number, as `+233`; read with the field. */
  callingCode?: string;
}

/**
 * A phone number, left to right in every language. Behind a calling code it follows the code. Otherwise it starts where
 * the page's text starts.
 */
export function PhoneField({ label, note, hint, error, id, callingCode, ...input }: PhoneFieldProps) {
  const controlId = fieldId(input.name, id);
  const codeId = `${controlId}-code`;
  return (
    <Field id={controlId} label={label} note={note} hint={hint} error={error}>
      <div dir={callingCode && 'ltr'} className={styles.box}>
        {callingCode && (
          <span id={codeId} className={classNames(styles.affix, styles.before, styles.figures)}>
            +{callingCode}
          </span>
        )}
        <input
          autoComplete="tel"
          inputMode="tel"
          {...input}
          type="tel"
          dir="ltr"
          id={controlId}
          className={classNames(styles.control, styles.figures)}
          {...describeControl(controlId, { hint, error }, callingCode && codeId)}
        />
      </div>
    </Field>
  );
}
