import { Container } from '@/components/ui/layout/container';
import { LinkTiles, type LinkTile } from '@/components/ui/navigation/link-tiles';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import styles from './contents-band.module.css';

/** Links to the parts of the page. */
export function ContentsBand({ title, tiles }: { title: string; tiles: readonly LinkTile[] }) {
  return (
    <nav aria-labelledby="contents" className={styles.band}>
      <Container>
        <h2 id="contents">
          <VisuallyHidden>{title}</VisuallyHidden>
        </h2>
        <LinkTiles tiles={tiles} />
      </Container>
    </nav>
  );
}
