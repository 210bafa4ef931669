import { classNames } from './class-names';
import styles from './drawing.module.css';

export interface DrawingProps {
  /** A file in public/drawings, without its ending. */
  file: string;
  /** Which drawing of the file. */
  part: string;
  /** The size of the drawing's own units; on the page it is as wide as its place. */
  width: number;
  height: number;
  /** What moves, moves the way the text runs. */
  mirrored?: boolean;
  className?: string;
}

/** Decoration from a file, so that no page carries its outlines. Its colours are the tokens of the ground it stands on. */
export function Drawing({ file, part, width, height, mirrored, className }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classNames(styles.drawing, mirrored && styles.mirrored, className)}
      aria-hidden="true"
    >
      <use href={`/drawings/${file}.svg#${part}`} />
    </svg>
  );
}
