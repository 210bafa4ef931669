import { classNames } from './class-names';
import styles from './scene.module.css';

/** Files in public/drawings/scenes; scripts/scenes draws them, and docs/drawing.md says how. */
export const SCENE_NAMES = [
  'air',
  'counter',
  'customs',
  'delivery',
  'handover',
  'packing',
  'port',
  'road',
  'support',
  'team',
  'warehouse',
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

export interface SceneProps {
  name: SceneName;
  /** It is below the first screen and loads when it comes near. */
  late?: boolean;
  className?: string;
}

/** Our work in a picture, by day or at dusk as the reader's device is set. Decoration: the words beside it say the same. */
export function Scene({ name, late, className }: SceneProps) {
  return (
    <img
      src={`/drawings/scenes/${name}.svg`}
      alt=""
      width={480}
      height={320}
      decoding="async"
      loading={late ? 'lazy' : undefined}
      className={classNames(styles.scene, className)}
    />
  );
}
