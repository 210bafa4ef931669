import { classNames } from '../class-names';
import styles from './scene.module.css';

/** Files in public/drawings/scenes. How they are drawn is described in docs/drawing.md. */
export const SCENE_NAMES = [
  'air',
  'counter',
  'customs',
  'delivery',
  'dock',
  'doorEastAfrica',
  'doorGulf',
  'doorNorthAfrica',
  'doorPakistan',
  'doorTurkey',
  'doorWestAfrica',
  'handover',
  'message',
  'packing',
  'pallet',
  'port',
  'road',
  'support',
  'team',
  'warehouse',
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

export interface SceneProps {
  name: SceneName;
  /** True below the first screen: the picture is loaded when it comes near the view. */
  isLazy?: boolean;
  className?: string;
}

/**
 * Shows a picture of our work, by day or at dusk to match the colour scheme. Decorative: the text beside it has the
 * same content.
 */
export function Scene({ name, isLazy, className }: SceneProps) {
  return (
    <img
      src={`/drawings/scenes/${name}.svg`}
      alt=""
      width={480}
      height={320}
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
      className={classNames(styles.scene, className)}
    />
  );
}
