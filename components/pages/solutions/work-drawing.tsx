import { Drawing } from '@/components/ui/drawing';
import styles from './work-drawing.module.css';

export const WORK_DRAWINGS = ['carry', 'clear', 'pick', 'stack', 'sail', 'lift', 'cool', 'haul'] as const;
export type WorkDrawingName = (typeof WORK_DRAWINGS)[number];

const MOVING: readonly WorkDrawingName[] = ['carry', 'sail', 'haul'];

/** Renders a drawing of our goods or transport on a ground line. All drawings are in one file, since a page shows several. */
export function WorkDrawing({ name }: { name: WorkDrawingName }) {
  return (
    <Drawing
      file="work"
      part={name}
      width={260}
      height={130}
      mirrored={MOVING.includes(name)}
      className={styles.drawing}
    />
  );
}
