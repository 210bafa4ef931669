import { classNames } from './class-names';
import { ICON_PATHS, MIRRORED_ICONS, type IconName } from './icon-paths';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Edge in CSS pixels at the default text size; it grows with the text. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** A name for an icon that stands alone; without it the icon is decoration. */
  label?: string;
  className?: string;
}

const SIZE_CLASSES = { 16: styles.size16, 20: styles.size20, 24: styles.size24, 32: styles.size32, 48: styles.size48 };

export function Icon({ name, size = 20, label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, SIZE_CLASSES[size], MIRRORED_ICONS.has(name) && styles.mirrored, className)}
      {...naming}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
