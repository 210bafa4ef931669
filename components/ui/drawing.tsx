import { classNames } from './class-names';
import styles from './drawing.module.css';

export interface DrawingProps {
  /** A file in public/drawings, without its ending. */
  file: string;
  /** The drawing in the file. */
  part: string;
  /** The drawing's size in its own units; on the page it fills its container. */
  width: number;
  height: number;
  /** Mirrored in right-to-left pages: motion follows the direction of the text. */
  mirrored?: boolean;
  className?: string;
}

/** Shows a decoration from a file, so that pages do not contain its outlines. Its colours are the tokens of the background. */
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
