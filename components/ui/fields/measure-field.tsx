import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Field, describeControl, fieldId, type FieldTexts } from './field';
import styles from './control.module.css';

export interface MeasureFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'name' | 'type'> {
  name: string;
  /** The field is of type text, so that a wheel or an arrow key never changes a weight by accident. */
  inputMode?: 'numeric' | 'decimal';
}

/** A number with its unit, such as kg or cm. The unit is read with the field. */
export function UnitField({ unit, ...props }: MeasureFieldProps & { unit: ReactNode }) {
  return <AffixedField {...props} affix={unit} place="after" />;
}

/** Renders an amount with its currency. The value is text in major units. Parse it once, on submit. */
export function MoneyField({ currency, ...props }: MeasureFieldProps & { currency: string }) {
  return <AffixedField inputMode="decimal" {...props} affix={<bdi>{currency}</bdi>} place="before" />;
}

function AffixedField(props: MeasureFieldProps & { affix: ReactNode; place: 'before' | 'after' }) {
  const { label, note, hint, error, id, affix, place, inputMode = 'numeric', ...input } = props;
  const controlId = fieldId(input.name, id);
  const affixId = `${controlId}-unit`;
  const mark = (
    <span id={affixId} className={classNames(styles.affix, styles[place])}>
      {affix}
    </span>
  );
  return (
    <Field id={controlId} label={label} note={note} hint={hint} error={error}>
      <div className={styles.box}>
        {place === 'before' && mark}
        <input
          autoComplete="off"
          {...input}
          type="text"
          inputMode={inputMode}
          id={controlId}
          className={classNames(styles.control, styles.figures)}
          {...describeControl(controlId, { hint, error }, affixId)}
        />
        {place === 'after' && mark}
      </div>
    </Field>
  );
}
