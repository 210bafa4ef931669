import { classNames } from './class-names';
import styles from './figures.module.css';

/** A waybill number: never broken, never reordered by the text around it, digits of equal width. */
export function WaybillText({ number, large }: { number: string; large?: boolean }) {
  return (
    <bdi dir="ltr" translate="no" className={classNames(styles.waybill, large && styles.large)}>
      {number}
    </bdi>
  );
}
