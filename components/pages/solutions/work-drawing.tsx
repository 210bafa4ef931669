import { Drawing } from '@/components/ui/drawing';
import styles from './work-drawing.module.css';

export const WORK_DRAWINGS = ['carry', 'clear', 'pick', 'stack', 'sail', 'lift', 'cool', 'haul'] as const;
export type WorkDrawingName = (typeof WORK_DRAWINGS)[number];

const MOVING: readonly WorkDrawingName[] = ['carry', 'sail', 'haul'];

/** What we carry and how, all on one ground line. A page shows several of them: they come in one file. */
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
