import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Spinner } from './spinner';
import styles from './button.module.css';

export interface ButtonLook {
  /** primary is the one amber action of a view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Fills the line it stands in. */
  block?: boolean;
  /** Square, for an icon alone. */
  iconOnly?: boolean;
}

/** The same look for a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'medium', block, iconOnly }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, iconOnly && styles.iconOnly)!;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  icon?: IconName;
  iconEnd?: IconName;
  /** Busy: the press has been taken; further presses by pointer do nothing. Focus stays. */
  loading?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, size, block, iconOnly, icon, iconEnd, loading, type = 'button', children, ...rest } = props;
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, block, iconOnly })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...rest}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}
