import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './work-drawing.module.css';

export type WorkDrawingName =
  'receive' | 'carry' | 'clear' | 'deliver' | 'pick' | 'stack' | 'sail' | 'lift' | 'cool' | 'haul';

/** What moves, moves in the direction of the text. */
const MOVING: readonly WorkDrawingName[] = ['carry', 'deliver', 'sail', 'haul'];

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
  pick: (
    <>
      <path className={styles.solid} d="M66 12h64a8 8 0 0 1 8 8v98H58V20a8 8 0 0 1 8-8z" />
      <path className={styles.line} d="M86 24h24" />
      <path className={styles.soft} d="M70 44h56M70 60h56M70 76h34" />
      <path className={styles.line} d="M72 98h30" />
      <path className={styles.faint} d="M132 84h52v34h-52z" />
      <path className={styles.parcel} d="M150 84v13h16V84" />
      <path className={styles.faint} d="M160 52h40v32h-40z" />
      <path className={styles.parcel} d="M174 52v11h12V52M188 92h34v26h-34zM200 92v9h10v-9" />
    </>
  ),
  stack: (
    <>
      <path className={styles.solid} d="M48 102h164v8H48z" />
      <path className={styles.line} d="M60 110v8M130 110v8M200 110v8" />
      <path className={styles.faint} d="M58 62h46v40H58zM107 62h46v40h-46zM156 62h46v40h-46z" />
      <path className={styles.solid} d="M82 22h46v40H82zM131 22h46v40h-46z" />
      <path
        className={styles.parcel}
        d="M75 62v11h12V62M124 62v11h12V62M173 62v11h12V62M99 22v11h12V22M148 22v11h12V22"
      />
    </>
  ),
  sail: (
    <>
      <path
        className={styles.faint}
        d="M62 58h30v20H62zM94 58h30v20H94zM126 58h30v20h-30zM78 36h30v20H78zM110 36h30v20h-30z"
      />
      <path className={styles.solid} d="M172 78V30h30v48" />
      <path className={styles.line} d="M180 42h14M180 54h14" />
      <path className={styles.solid} d="M36 78h196l-18 32a10 10 0 0 1-9 5H64a10 10 0 0 1-9-5z" />
      <path className={styles.line} d="M60 92h56" />
    </>
  ),
  lift: (
    <>
      <path className={styles.line} d="M58 118V18h132M58 40l28-22M44 118h28" />
      <path className={styles.solid} d="M50 62h16v18H50z" />
      <path className={styles.line} d="M166 18v26M144 62l22-18 22 18" />
      <path className={styles.faint} d="M132 62h68v30h-68z" />
      <circle className={styles.parcel} cx="150" cy="77" r="8" />
      <path className={styles.parcel} d="M168 70h22M168 78h22M168 86h14" />
      <path className={styles.solid} d="M118 106h96v12h-96z" />
    </>
  ),
  cool: (
    <>
      <path className={styles.solid} d="M30 34h200v84H30z" />
      <path className={styles.faint} d="M30 34h44v84H30z" />
      <path className={styles.line} d="M96 46v60M118 46v60M140 46v60M162 46v60M184 46v60M206 46v60" />
      <path className={styles.line} d="M52 56v40M35 66l34 20M69 66 35 86" />
    </>
  ),
  haul: (
    <>
      <path className={styles.solid} d="M20 40h138v64H20z" />
      <path className={styles.faint} d="M36 66h30v26H36zM70 66h30v26H70z" />
      <path className={styles.parcel} d="M46 66v8h10v-8M80 66v8h10v-8" />
      <path className={styles.solid} d="M164 104V54h34c5 0 9 2 12 6l20 24v20z" />
      <path className={styles.line} d="M182 66h16l16 20h-32z" />
      <circle className={styles.faint} cx="54" cy="106" r="12" />
      <circle className={styles.faint} cx="124" cy="106" r="12" />
      <circle className={styles.faint} cx="200" cy="106" r="12" />
    </>
  ),
};
