'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { restoreMarket } from '@/lib/client/market-choice';
import { ConnectionNotice } from './notices/connection-notice.island';
import { ConsentHost } from './notices/consent-host.island';
import { followChunkFailures } from './effects/chunk-reload';
import { prefetchFirstVisibleLink, whenIdle } from './effects/idle-prefetch';
import { followLinks } from './effects/follow-links';
import { followMarketLinks, renewStaleDictionaries } from './effects/follow-market-links';
import { createNavigationProgress, type NavigationProgress } from './effects/navigation-progress';
import { storeHideHead } from './effects/store-hide-head';
import { followScroll } from './effects/scroll-state';
import { followSession } from './effects/follow-session';
import type { FrameProps } from './load-frame-props';
import { LocaleDialogHost } from './market/locale-dialog-host.island';
import { ToastHost } from './notices/toast-host.island';

const loadBar = () => import('./effects/progress-bar').then(({ progressBar }) => progressBar);

/**
 * Starts the frame's scripts (§4): session, progress bar, prefetch, connection, chunk failures, toasts, first visit.
 */
export function Frame({ offline, online, toast, consent, ...choice }: FrameProps) {
  const pathname = usePathname();
  const router = useRouter();
  const progress = useRef<NavigationProgress>(null);

  useEffect(() => {
    const stop = new AbortController();
    const bar = (progress.current = createNavigationProgress(loadBar));
    storeHideHead();
    followLinks(bar, stop.signal);
    followMarketLinks(stop.signal);
    followScroll(stop.signal);
    followChunkFailures(stop.signal);
    followSession(stop.signal);
    restoreMarket();
    renewStaleDictionaries();
    return () => stop.abort();
  }, []);

  useEffect(() => {
    progress.current?.finish();
    return whenIdle(() => prefetchFirstVisibleLink((href) => router.prefetch(href)));
  }, [pathname, router]);

  return (
    <>
      {consent && <ConsentHost {...consent} />}
      <ConnectionNotice offline={offline} online={online} />
      <ToastHost {...toast} />
      <LocaleDialogHost {...choice} />
    </>
  );
}
