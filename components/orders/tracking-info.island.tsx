'use client';

import { useTranslations } from 'next-intl';
import { EventTime } from '@/components/track/event-time.island';
import { StageBar } from '@/components/track/stage-bar';
import { progressOf } from '@/components/track/stages';
import { eventTone } from '@/components/track/state-tone';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Timeline } from '@/components/ui/timeline';
import { api } from '@/lib/client/api';
import { useFailureText } from '@/lib/client/use-failure-text';
import { useRead } from '@/lib/client/use-read';
import type { TrackView } from '@/lib/contract/tracking';
import { InfoCard } from './info-card';
import { useOrdersData } from './orders-data.island';
import styles from './tracking-info.module.css';

/** §2, tracking info: every scan with the clock of its place. */
export function TrackingInfo({ waybillNo }: { waybillNo: string }) {
  const t = useTranslations('orders.tracking');
  return (
    <InfoCard title={t('title')}>
      <Tracked waybillNo={waybillNo} />
    </InfoCard>
  );
}

/** The journey so far; null where the waybill is not known to tracking yet. */
async function loadTrack(waybillNo: string, signal: AbortSignal): Promise<TrackView | null> {
  const { inTransit, signed } = await api('queryTrack', { waybillNos: [waybillNo] }, { quiet: true, signal });
  return inTransit[0] ?? signed[0] ?? null;
}

function Tracked({ waybillNo }: { waybillNo: string }) {
  const t = useTranslations('orders.tracking');
  const tCommon = useTranslations('common.actions');
  const failureText = useFailureText();
  const tracked = useRead(waybillNo, loadTrack);
  if (tracked.status === 'ready') return <Journey track={tracked.data} />;
  if (tracked.status !== 'failed') return <Skeleton label={t('loading')} lines={4} />;
  const again = (
    <Button size="small" icon="refresh" onClick={tracked.retry}>
      {tCommon('retry')}
    </Button>
  );
  return (
    <Notice tone="bad" live="polite" title={t('failed')} action={again}>
      {failureText(tracked.failure)}
    </Notice>
  );
}

function Journey({ track }: { track: TrackView | null }) {
  const t = useTranslations('orders.tracking');
  const tTrack = useTranslations('track.card');
  const { countryNames } = useOrdersData();
  if (!track) return <p>{tTrack('none')}</p>;
  const events = track.events.map(({ code, description, time, timeZone, place, countryCode }) => ({
    key: `${time} ${code}`,
    title: description,
    place: countryCode ? tTrack('place', { city: place, country: countryNames[countryCode] }) : place,
    time: <EventTime time={time} timeZone={timeZone} />,
    tone: eventTone(code),
  }));
  return (
    <div className={styles.journey}>
      <StageBar progress={progressOf(track)} />
      {events.length ? <Timeline label={t('events')} events={events} /> : <p>{tTrack('none')}</p>}
    </div>
  );
}
