'use client';

import { useState, type ComponentProps } from 'react';
import { buttonClass } from '../button-class';
import type { FieldTexts } from './field';
import { Icon } from '../icon';
import { TextField } from './text-field';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'name' | 'type'> {
  name: string;
  showLabel: string;
  hideLabel: string;
}

/** A password with a button that shows it. Without scripts the button is not there. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const label = visible ? hideLabel : showLabel;
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={visible ? 'text' : 'password'}
      action={
        <span className={styles.toggle}>
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', size: 'small', iconOnly: true })}
            aria-label={label}
            title={label}
            onClick={() => setVisible(!visible)}
          >
            <Icon name={visible ? 'eye-off' : 'eye'} />
          </button>
        </span>
      }
    />
  );
}
