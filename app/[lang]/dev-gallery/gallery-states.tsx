import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/layout/card';
import { LinkCard } from '@/components/ui/layout/link-card';
import { Container } from '@/components/ui/layout/container';
import { DisclosureMenu } from '@/components/ui/navigation/disclosure-menu.island';
import { EmptyState } from '@/components/ui/status/empty-state';
import { Icon } from '@/components/ui/icon';
import { ICON_NAMES } from '@/components/ui/icon-names';
import { MenuList } from '@/components/ui/navigation/menu-list';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import { Spinner } from '@/components/ui/status/spinner';
import { GalleryDialog } from './gallery-dialog.island';
import type { GallerySample } from './sample';
import styles from './gallery.module.css';

const DRAWINGS = ['parcel', 'search', 'map', 'offline'] as const;

export function GalleryStates({ sample }: { sample: GallerySample }) {
  return (
    <section id="states" className={styles.section}>
      <Container>
        <div className={styles.stack}>
          <div className={styles.row}>
            <DisclosureMenu summary={sample.country} name="gallery">
              <MenuList
                links={[
                  { key: 'a', href: '#states', label: sample.origin, icon: 'map-pin', current: true },
                  { key: 'b', href: '#states', label: sample.market, icon: 'map-pin' },
                ]}
              />
            </DisclosureMenu>
            <GalleryDialog title={sample.cancel} text={sample.answer} close={sample.waiting} />
            <Spinner label={sample.waiting} />
          </div>
          <Notice title={sample.inTransit}>{sample.answer}</Notice>
          <Notice tone="ok" title={sample.signed} />
          <Notice tone="warn" title={sample.waiting} action={<Button size="small">{sample.track}</Button>}>
            {sample.hint}
          </Notice>
          <Notice tone="bad" title={sample.failed}>
            {sample.error}
          </Notice>
          <div className={styles.columns}>
            {DRAWINGS.map((drawing) => (
              <Card key={drawing}>
                <EmptyState drawing={drawing} title={sample.empty} action={<Button>{sample.quote}</Button>}>
                  {sample.hint}
                </EmptyState>
              </Card>
            ))}
          </div>
          <div className={styles.columns}>
            <ul role="list">
              <LinkCard>
                <h3>
                  <a href="#states">{sample.question}</a>
                </h3>
                <p>{sample.answer}</p>
              </LinkCard>
            </ul>
            <Skeleton label={sample.waiting} />
            <Skeleton label={sample.waiting} shape="card" lines={1} />
          </div>
          <div className={styles.row}>
            {ICON_NAMES.map((name) => (
              <Icon key={name} name={name} size={24} label={name} />
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
