import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldMessages, describeControl, fieldId } from './field';
import type { RadioCardOption } from './radio-cards';
import styles from './radio-cards.module.css';

export interface CheckboxCardsProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'name' | 'type' | 'value' | 'defaultValue' | 'defaultChecked' | 'checked'
> {
  name: string;
  id?: string;
  legend: ReactNode;
  options: readonly RadioCardOption[];
  /** Values that are ticked initially. */
  defaultValues?: readonly string[];
  hint?: ReactNode;
  error?: ReactNode;
  compact?: boolean;
}

/** Renders multiple choices, each as a card that can be pressed anywhere. Input props go to every box. */
export function CheckboxCards(props: CheckboxCardsProps) {
  const { name, id, legend, options, defaultValues, hint, error, compact, ...input } = props;
  const fieldsetId = fieldId(name, id);
  const control = describeControl(fieldsetId, { hint, error });
  return (
    <fieldset id={fieldsetId} className={styles.group} data-invalid={control['aria-invalid']}>
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
              defaultChecked={defaultValues?.includes(option.value)}
              {...control}
            />
            <span className={styles.texts}>
              <span className={styles.label}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={fieldsetId} hint={hint} error={error} />
    </fieldset>
  );
}
