import { code128Bars } from '@/lib/parcel/code128-bars';
import styles from './barcode.module.css';

/** Ten modules of white on both sides, as scanners require. */
const QUIET_ZONE = 10;

/**
 * Renders Code 128, dark on white on every background. It may stretch, because scanners read only the proportions of
 * the bars.
 */
export function Barcode({ text, label }: { text: string; label: string }) {
  const { width, path } = code128Bars(text);
  return (
    <svg
      viewBox={`${-QUIET_ZONE} 0 ${width + 2 * QUIET_ZONE} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={styles.code}
    >
      <path d={path} />
    </svg>
  );
}
