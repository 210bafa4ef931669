import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './work-drawing.module.css';

export type WorkDrawingName = 'receive' | 'carry' | 'clear' | 'deliver';

/** What moves, moves in the direction of the text. */
const MOVING: readonly WorkDrawingName[] = ['carry', 'deliver'];

/** The stations of a parcel, all on one ground line. Decoration. */
export function WorkDrawing({ name }: { name: WorkDrawingName }) {
  return (
    <svg
      viewBox="0 0 260 130"
      aria-hidden="true"
      className={classNames(styles.drawing, MOVING.includes(name) && styles.moving)}
    >
      <path className={styles.ground} d="M4 118h252" />
      {DRAWINGS[name]}
    </svg>
  );
}

const DRAWINGS: Record<WorkDrawingName, ReactNode> = {
  receive: (
    <>
      <path className={styles.solid} d="M52 118V54l78-34 78 34v64z" />
      <path className={styles.faint} d="M84 118V74h92v44z" />
      <path className={styles.line} d="M84 88h92" />
      <path className={styles.parcel} d="M96 98h24v20H96zM124 98h24v20h-24zM108 98v7M136 98v7" />
      <path className={styles.line} d="M116 46h28" />
    </>
  ),
  carry: (
    <>
      <path className={styles.soft} d="M20 110C60 40 190 20 244 42" />
      <path
        className={styles.solid}
        d="M208 34c10-4 20-3 22 2s-6 11-16 15l-26 10-22 40-12 4 8-38-30 12-12 14-8 3 4-22-14-16 8-3 18 6 30-12-32-26 12-5 44 16z"
      />
      <path className={styles.faint} d="M24 100h64l-8 18H34z" />
      <path className={styles.parcel} d="M34 84h16v16H34zM52 84h16v16H52z" />
    </>
  ),
  clear: (
    <>
      <path className={styles.solid} d="M74 20h84a8 8 0 0 1 8 8v90H66V28a8 8 0 0 1 8-8z" />
      <path className={styles.soft} d="M84 44h64M84 60h64M84 76h36" />
      <circle className={styles.faint} cx="168" cy="84" r="28" />
      <path className={styles.line} d="M155 85l9 9 18-19" />
    </>
  ),
  deliver: (
    <>
      <path className={styles.solid} d="M140 118V60l48-36 48 36v58z" />
      <path className={styles.faint} d="M172 118V78h32v40z" />
      <path className={styles.dot} d="M196 98v.01" />
      <path className={styles.solid} d="M22 104V70h52v34zM74 82h22l14 12v10H74z" />
      <circle className={styles.faint} cx="42" cy="108" r="10" />
      <circle className={styles.faint} cx="92" cy="108" r="10" />
      <path className={styles.parcel} d="M38 80h20v14H38zM48 80v5" />
    </>
  ),
};
