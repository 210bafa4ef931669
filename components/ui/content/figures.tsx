import { classNames } from '../class-names';
import styles from './figures.module.css';

/** Formatted money or measure: it does not break, and its digits have equal width. */
export function AmountText({ text, large }: { text: string; large?: boolean }) {
  return <bdi className={classNames(styles.amount, large && styles.large)}>{text}</bdi>;
}

/** A waybill number: never broken, never reordered by the text around it, digits of equal width. */
export function WaybillText({ number, large }: { number: string; large?: boolean }) {
  return (
    <bdi dir="ltr" translate="no" className={classNames(styles.waybill, large && styles.large)}>
      {number}
    </bdi>
  );
}
