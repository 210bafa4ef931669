import styles from './empty-drawing.module.css';

export type EmptyDrawingName = 'parcel' | 'search' | 'map' | 'offline';

/** Drawing of two places on one line, with the missing thing above it. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  return (
    <svg viewBox="0 0 240 132" className={styles.drawing} aria-hidden="true">
      <path className={styles.ground} d="M12 120h216" />
      <circle className={styles.place} cx="26" cy="120" r="5" />
      <circle className={styles.place} cx="214" cy="120" r="5" />
      {DRAWINGS[name]}
    </svg>
  );
}

const DRAWINGS = {
  parcel: (
    <>
      <path className={styles.solid} d="M120 26 84 44v40l36 18 36-18V44z" />
      <path className={styles.line} d="M84 44l36 18 36-18M120 62v40M102 35l36 18v15" />
    </>
  ),
  search: (
    <>
      <circle className={styles.solid} cx="114" cy="58" r="30" />
      <path className={styles.line} d="M136 80l24 24M100 52h28M100 64h18" />
    </>
  ),
  map: (
    <>
      <path className={styles.solid} d="M120 106s32-27 32-51a32 32 0 0 0-64 0c0 24 32 51 32 51z" />
      <circle className={styles.line} cx="120" cy="54" r="11" />
    </>
  ),
  offline: (
    <>
      <path className={styles.solid} d="M94 92a20 20 0 0 1-2-40 30 30 0 0 1 57-6 23 23 0 0 1 1 46z" />
      <path className={styles.line} d="M108 62l24 20M132 62l-24 20" />
    </>
  ),
};
