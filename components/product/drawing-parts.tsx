import { classNames } from '@/components/ui/class-names';
import styles from './product-drawing.module.css';

/** Pieces that the drawings share; `x`, `y` is the lowest point of each. */
export interface Piece {
  x: number;
  y: number;
  scale?: number;
}

const at = ({ x, y, scale = 1 }: Piece) => `translate(${x} ${y}) scale(${scale})`;

/** A taped box, 72 wide and 80 high. */
export function Box(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M0-80-36-62v44L0 0l36-18v-44z" />
      <path className={styles.line} d="M-36-62 0-44l36-18M0-44V0M-18-71l36 18v15" />
    </g>
  );
}

/** A box seen from the front, on a shelf: 44 wide and 34 high. */
export function Carton(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M-22-34h44V0h-44z" />
      <path className={styles.line} d="M-6-34v11H6v-11M8-7h8" />
    </g>
  );
}

/** A house with its door: 84 wide and 104 high. */
export function House(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M-34-58V0h68v-58" />
      <path className={styles.line} d="M-42-52 0-92l42 40M-10 0v-34h20V0M14-16v.01" />
    </g>
  );
}

/** A block of flats: 64 wide and 150 high. */
export function Tower(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M-32-150h64V0h-64z" />
      <path
        className={styles.line}
        d="M-14-126h6M8-126h6M-14-100h6M8-100h6M-14-74h6M8-74h6M-14-48h6M8-48h6M-10 0v-24h20V0"
      />
    </g>
  );
}

/** A place on the ground. */
export function Place({ x, y, end }: Piece & { end?: boolean }) {
  return (
    <>
      {end && <circle className={styles.halo} cx={x} cy={y} r="17" />}
      <circle className={end ? styles.end : styles.place} cx={x} cy={y} r={end ? 7 : 5} />
    </>
  );
}

/** Our aeroplane, nose up and forward; the point is its middle. */
export function Plane({ x, y, scale = 3.2 }: Piece) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale}) translate(-12 -12)`}
      className={styles.solid}
      d="M20.3 3.7a2.3 2.3 0 0 0-3.2 0L13.7 7 5 4.8 3.6 6.2l7 4.2-3.4 3.4-2.6-.4-1.2 1.2 3.7 2.3 2.3 3.7 1.2-1.2-.4-2.6 3.4-3.4 4.2 7 1.4-1.4-2.2-8.7 3.3-3.4a2.3 2.3 0 0 0 0-3.2z"
    />
  );
}

/** The scooter of the last mile with its box, facing forward; the point is below its middle. */
export function Scooter(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M-106-152h76v58h-76z" />
      <path className={styles.line} d="M-80-152v18h24v-18M-46-106h8M-112-94h90" />
      <path
        className={styles.solid}
        d="M-104-52c2-26 20-42 46-42h48c9 0 14 6 14 14 0 20 6 34 12 40h26l26-98 14 4-14 62 20 18-10 12-22-10-6 20c-2 8-8 12-16 12H-10c-8 0-14-6-16-14-6-20-22-30-40-30-17 0-32 8-38 12z"
      />
      <path className={styles.line} d="M54-152h34M-30-94c-2-10 4-16 12-16h26" />
      <circle className={styles.solid} cx="-64" cy="-28" r="28" />
      <circle className={styles.solid} cx="92" cy="-28" r="28" />
      <circle className={styles.line} cx="-64" cy="-28" r="9" />
      <circle className={styles.line} cx="92" cy="-28" r="9" />
    </g>
  );
}

/** A crate with a brace, for goods too large for a box: 96 wide and 84 high. */
export function Crate(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M-48-84h96V0h-96z" />
      <path className={styles.line} d="M-48-66h96M-48-18h96M-48-18 48-66" />
    </g>
  );
}

/** A padded bag, as small orders travel: 44 wide and 30 high. */
export function Bag(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M-22-30h44V0h-44z" />
      <path className={styles.line} d="M-22-30 0-13l22-17M8-6h8" />
    </g>
  );
}

/** A depot with its gate: 92 wide and 88 high. */
export function Depot(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M-42-58V0h84v-58L0-82z" />
      <path className={styles.line} d="M-46-56 0-82l46 26M-24 0v-38h48V0M-24-26h48M-24-13h48" />
    </g>
  );
}

/** A lorry, facing forward: 228 wide and 136 high. */
export function Lorry(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M-114-136H38v112h-152z" />
      <path className={styles.solid} d="M38-100h36l38 38v38H38z" />
      <path className={styles.line} d="M50-88h18l24 26H50zM-114-44H38M98-44h14" />
      <circle className={styles.solid} cx="-70" cy="-22" r="22" />
      <circle className={styles.solid} cx="72" cy="-22" r="22" />
      <circle className={styles.line} cx="-70" cy="-22" r="7" />
      <circle className={styles.line} cx="72" cy="-22" r="7" />
    </g>
  );
}

/** A container ship, bow forward: 248 wide and 104 high. */
export function Ship(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M-116-92h30v52h-30z" />
      <path className={styles.line} d="M-108-80h14M-108-68h14" />
      <path
        className={styles.solid}
        d="M-78-66h48v26h-48zM-26-66h48v26h-48zM26-66h48v26H26zM-52-92h48v26h-48zM0-92h48v26H0z"
      />
      <path className={styles.solid} d="M-124-40h248L96 0h-196z" />
      <path className={styles.line} d="M-96-20H84" />
    </g>
  );
}

/** A shield with a tick: 124 wide and 164 high. */
export function Shield(piece: Piece) {
  return (
    <g transform={at(piece)}>
      <path className={styles.solid} d="M0-164-62-138v48C-62-44-36-16 0 0c36-16 62-44 62-90v-48z" />
      <path className={classNames(styles.route, styles.upright)} d="M-26-86l20 21 34-40" />
    </g>
  );
}
