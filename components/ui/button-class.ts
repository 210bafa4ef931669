import { classNames } from './class-names';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary` is the one amber action of a view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Fills its line. */
  block?: boolean;
  /** Square, for an icon without text. */
  iconOnly?: boolean;
}

/** Returns the class of a button, also for a link: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'medium', block, iconOnly }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, iconOnly && styles.iconOnly)!;
}
