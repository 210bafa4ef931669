import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Field, describeControl, fieldId, type FieldTexts } from './field';
import { Icon } from '../icon';
import type { IconName } from '../icon-names';
import styles from './control.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'name'> {
  name: string;
  icon?: IconName;
  /** Button inside the box, after the text. */
  action?: ReactNode;
  /** Digits of equal width: waybills, phones, codes. */
  figures?: boolean;
}

/**
 * Renders one line of text in the direction of its first letter, such as "7 Market Street" on an Arabic page. Accepts
 * `register(name)` of react-hook-form, or works in a plain form.
 */
export function TextField({ label, note, hint, error, id, icon, action, figures, ...input }: TextFieldProps) {
  const controlId = fieldId(input.name, id);
  return (
    <Field id={controlId} label={label} note={note} hint={hint} error={error}>
      <div className={styles.box}>
        {icon && (
          <span className={classNames(styles.affix, styles.before)}>
            <Icon name={icon} />
          </span>
        )}
        <input
          type="text"
          dir="auto"
          {...input}
          id={controlId}
          className={classNames(styles.control, figures && styles.figures, !input.dir && styles.auto)}
          {...describeControl(controlId, { hint, error }, input['aria-describedby'])}
        />
        {action}
      </div>
    </Field>
  );
}
