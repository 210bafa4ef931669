'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { whenIdle } from '@/components/frame/effects/idle-prefetch';
import { Button } from '@/components/ui/button';
import { EmptyDrawing } from '@/components/ui/status/empty-drawing';
import styles from './map-frame.module.css';
import type { SitesMapProps } from './sites-map-props';

/**
 * Reserves space for the map. Leaflet is loaded when the space is in view or the page is idle. The list beside it does
 * not need Leaflet.
 */
export function MapFrame(props: SitesMapProps) {
  const t = useTranslations('sites.map');
  const frame = useRef<HTMLDivElement>(null);
  const { Map, failed, load } = useSitesMap();

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    observer.observe(element);
    const cancel = whenIdle(load);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [load]);

  return (
    <section ref={frame} aria-label={t('label')} className={styles.frame}>
      {Map ? (
        <Map {...props} />
      ) : (
        <div className={styles.waiting}>
          <EmptyDrawing name="map" />
          <p role="status">{failed ? t('failed') : t('loading')}</p>
          {failed && <Button onClick={load}>{t('retry')}</Button>}
        </div>
      )}
    </section>
  );
}

function useSitesMap() {
  const [Map, setMap] = useState<ComponentType<SitesMapProps>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./sites-map.island').then(
      ({ SitesMap }) => setMap(() => SitesMap),
      () => setFailed(true),
    );
  }, []);
  return { Map, failed, load };
}
