import { classNames } from './class-names';
import { MIRRORED_ICONS, type IconName } from './icon-names';
import styles from './icon.module.css';
import sheet from './icons.svg';

export interface IconProps {
  name: IconName;
  /** Edge in CSS pixels at the default text size. It grows with the text. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** A name for an icon without text. Without a name the icon is decorative. */
  label?: string;
  className?: string;
}

const SIZE_CLASSES = { 16: styles.size16, 20: styles.size20, 24: styles.size24, 32: styles.size32, 48: styles.size48 };

/**
 * Renders one of our own icons, drawn on a 24-unit grid for a 1.75 stroke. All icons are in one file, which every page
 * shares.
 */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={classNames(styles.icon, SIZE_CLASSES[size], MIRRORED_ICONS.has(name) && styles.mirrored, className)}
      {...naming}
    >
      <use href={`${sheet.src}#${name}`} />
    </svg>
  );
}
