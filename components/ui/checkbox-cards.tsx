import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldMessages, describeControl, fieldId } from './field';
import type { RadioCardOption } from './radio-cards';
import styles from './radio-cards.module.css';

export interface CheckboxCardsProps {
  name: string;
  id?: string;
  legend: ReactNode;
  options: readonly RadioCardOption[];
  /** Chosen now. */
  values: readonly string[];
  /** The option that was pressed, and whether it is chosen by that. */
  onToggle: (value: string, chosen: boolean) => void;
  hint?: ReactNode;
  error?: ReactNode;
  compact?: boolean;
}

/** Any number of choices among a few, each a card that can be pressed anywhere. */
export function CheckboxCards(props: CheckboxCardsProps) {
  const { name, id, legend, options, values, onToggle, hint, error, compact } = props;
  const groupId = fieldId(name, id);
  const described = describeControl(groupId, { hint, error });
  return (
    <fieldset id={groupId} className={styles.group} data-invalid={described['aria-invalid']}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.cards, compact && styles.compact)}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={values.includes(option.value)}
              onChange={(event) => onToggle(option.value, event.currentTarget.checked)}
              disabled={option.disabled}
              className={styles.checkbox}
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
