import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Name of the loading content, read out once: "Loading your parcels". */
  label: string;
  lines?: number;
  shape?: 'text' | 'card' | 'row';
}

export function Skeleton({ label, lines = 3, shape = 'text' }: SkeletonProps) {
  return (
    <div role="status" className={styles.group} data-skeleton="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} aria-hidden="true" className={classNames(styles.bone, styles[shape])} />
      ))}
    </div>
  );
}
