import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldMessages, describeControl, fieldId } from './field';
import { Icon } from '../icon';
import type { IconName } from '../icon-names';
import styles from './radio-cards.module.css';

export interface RadioCardOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  icon?: IconName;
  disabled?: boolean;
}

export interface RadioCardsProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'name' | 'type' | 'value' | 'defaultValue' | 'defaultChecked' | 'checked'
> {
  name: string;
  legend: ReactNode;
  options: readonly RadioCardOption[];
  /** Value chosen initially. Leave it out under react-hook-form, which sets it. */
  defaultValue?: string;
  /** Current value, in a controlled form. */
  value?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Smaller cards for short choices, more of them in a row. */
  compact?: boolean;
}

/** Renders a single choice, each option as a card that can be pressed anywhere. Input props go to every radio. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, options, hint, error, id, compact, value, defaultValue, ...input } = props;
  const groupId = fieldId(input.name, id);
  const stateOf = (option: RadioCardOption) =>
    value !== undefined
      ? { checked: option.value === value }
      : { defaultChecked: defaultValue === undefined ? undefined : option.value === defaultValue };
  return (
    <fieldset id={groupId} role="radiogroup" className={styles.group} {...describeControl(groupId, { hint, error })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.cards, compact && styles.compact)}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              {...input}
              type="radio"
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              className={styles.radio}
              {...stateOf(option)}
            />
            <span className={styles.texts}>
              <span className={styles.label}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.icon && <Icon name={option.icon} size={24} className={styles.icon} />}
          </label>
        ))}
      </div>
      <FieldMessages id={groupId} hint={hint} error={error} />
    </fieldset>
  );
}
