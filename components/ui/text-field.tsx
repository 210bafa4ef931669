import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Field, describeControl, fieldId, type FieldTexts } from './field';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import styles from './control.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'name'> {
  name: string;
  icon?: IconName;
  /** A button inside the box, after the text. */
  action?: ReactNode;
  /** Digits of equal width: waybills, phones, codes. */
  figures?: boolean;
}

/** One line of text, which runs as its first letter does: "7 Market Street" on an Arabic page too. Spread `register(name)` of react-hook-form into it, or use it in a plain form. */
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
