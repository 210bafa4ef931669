import type { ComponentProps, ReactNode } from 'react';
import controls from './control.module.css';
import { classNames } from '../class-names';
import { FieldError } from './field';
import fields from './field.module.css';
import styles from './sides-field.module.css';

interface Side extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  id: string;
  /** Label of one side for screen readers. The visible label is that of the group. */
  label: string;
  error?: string | undefined;
}

/**
 * Renders length, width and height in one row under one label, with their unit. An error of several sides is shown
 * once.
 */
export function SidesField({ id, label, unit, sides }: { id: string; label: string; unit: ReactNode; sides: Side[] }) {
  const firstSideWith = (error: string | undefined) => error && sides.find((side) => side.error === error)!.id;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={fields.field}>
      <p id={`${id}-label`} className={fields.label}>
        {label}
        <span id={`${id}-unit`} className={fields.note}>
          {unit}
        </span>
      </p>
      <div className={styles.sides}>
        {sides.map(({ label: name, error, ...input }) => (
          <div key={input.id} className={controls.box}>
            <input
              inputMode="decimal"
              autoComplete="off"
              {...input}
              type="text"
              aria-label={name}
              className={classNames(controls.control, controls.figures)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-unit ${firstSideWith(error)}-error` : `${id}-unit`}
            />
          </div>
        ))}
      </div>
      {sides.map(
        ({ id: side, error }) =>
          error &&
          firstSideWith(error) === side && (
            <FieldError key={side} id={side}>
              {error}
            </FieldError>
          ),
      )}
    </div>
  );
}
