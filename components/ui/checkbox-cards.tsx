import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldMessages, describeControl, fieldId } from './field';
import type { RadioCardOption } from './radio-cards';
import styles from './radio-cards.module.css';

export interface CheckboxCardsProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'name' | 'type' | 'value' | 'defaultValue' | 'defaultChecked' | 'checked' | 'onToggle'
> {
  name: string;
  id?: string;
  legend: ReactNode;
  options: readonly RadioCardOption[];
  /** Chosen now, in a controlled form. */
  values?: readonly string[];
  /** The option that was pressed, and whether it is chosen by that; in a controlled form. */
  onToggle?: (value: string, chosen: boolean) => void;
  /** Chosen at first; leave it out under react-hook-form, which sets it. */
  defaultValues?: readonly string[];
  hint?: ReactNode;
  error?: ReactNode;
  compact?: boolean;
}

/** Any number of choices among a few, each a card that can be pressed anywhere. Input props go to every box. */
export function CheckboxCards(props: CheckboxCardsProps) {
  const { name, id, legend, options, values, onToggle, defaultValues, hint, error, compact, ...input } = props;
  const groupId = fieldId(name, id);
  const described = describeControl(groupId, { hint, error });
  const stateOf = (value: string) =>
    values ? { checked: values.includes(value) } : { defaultChecked: defaultValues?.includes(value) };
  return (
    <fieldset id={groupId} className={styles.group} data-invalid={described['aria-invalid']}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.cards, compact && styles.compact)}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              {...input}
              type="checkbox"
              name={name}
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              className={styles.checkbox}
              {...stateOf(option.value)}
              {...(onToggle && { onChange: (event) => onToggle(option.value, event.currentTarget.checked) })}
              {...described}
            />
            <span className={styles.texts}>
              <span className={styles.label}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={groupId} hint={hint} error={error} />
    </fieldset>
  );
}
