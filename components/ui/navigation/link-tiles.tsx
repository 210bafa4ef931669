import Link from 'next/link';
import { Icon } from '../icon';
import type { IconName } from '../icon-names';
import styles from './link-tiles.module.css';

export interface LinkTile {
  key: string;
  label: string;
  href: string;
  icon: IconName;
}

/** Shows links to further pages side by side, each with a name and an icon. */
export function LinkTiles({ tiles }: { tiles: readonly LinkTile[] }) {
  return (
    <ul role="list" className={styles.tiles}>
      {tiles.map(({ key, label, href, icon }) => (
        <li key={key}>
          <Link href={href} prefetch={false} className={styles.tile}>
            <Icon name={icon} className={styles.icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
