import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { Spinner } from './status/spinner';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  icon?: IconName;
  iconEnd?: IconName;
  /** Busy: the press was accepted, and further presses by pointer do nothing. The focus stays. */
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
      {/* eslint-disable-next-line site/text-in-own-element -- a text is wrapped; elements need no wrapper */}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}
