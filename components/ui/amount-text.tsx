import { classNames } from './class-names';
import styles from './figures.module.css';

/** Money or a measure that is already formatted: kept in one piece, digits of equal width. */
export function AmountText({ text, large }: { text: string; large?: boolean }) {
  return <bdi className={classNames(styles.amount, large && styles.large)}>{text}</bdi>;
}
