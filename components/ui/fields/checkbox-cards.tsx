import type { ComponentProps, ReactNode } from 'react';
import { FieldMessages, describeControl, fieldId } from './field';
import styles from './checkbox-cards.module.css';
import type { RadioCardOption } from './radio-cards';
import cards from './radio-cards.module.css';

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
  /** Rows instead of cards, for short choices. */
  compact?: boolean;
}

/** Renders multiple choices, each as a card or row that can be pressed anywhere. Input props go to every box. */
export function CheckboxCards(props: CheckboxCardsProps) {
  const { name, id, legend, options, defaultValues, hint, error, compact, ...input } = props;
  const fieldsetId = fieldId(name, id);
  const control = describeControl(fieldsetId, { hint, error });
  return (
    <fieldset id={fieldsetId} className={cards.group} data-invalid={control['aria-invalid']}>
      <legend className={cards.legend}>{legend}</legend>
      <div className={compact ? styles.rows : cards.cards}>
        {options.map((option) => (
          <label key={option.value} className={compact ? styles.row : cards.card}>
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
            <span className={cards.texts}>
              <span className={cards.label}>{option.label}</span>
              {option.description && <span className={cards.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={fieldsetId} hint={hint} error={error} />
    </fieldset>
  );
}
