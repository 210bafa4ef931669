import { code128Bars } from '@/lib/parcel/code128-bars';
import styles from './route-label.module.css';

/**
 * Renders a number as bars and text, the last row of a label. In a file of its own: the encoder of barcodes is large.
 */
export function LabelBars({ number }: { number: string }) {
  const { width, path } = code128Bars(number);
  return (
    <div className={styles.bars}>
      <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      <bdi translate="no">{number}</bdi>
    </div>
  );
}
