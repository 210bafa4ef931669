'use client';

import { useTranslations } from 'next-intl';
import { ExpectedDay } from '@/components/parts/facts/expected-day';
import { ReadFailed } from '@/components/parts/read-failed';
import { EventTime } from '@/components/parcels/track/card/event-time.island';
import { Instructions } from '@/components/parcels/track/card/instructions';
import { MeaningFold } from '@/components/parcels/track/card/meaning-fold';
import { Redeliveries } from '@/components/parcels/track/card/redeliveries';
import { StageBar } from '@/components/parcels/track/card/stage-bar';
import { progressOf } from '@/components/parcels/track/card/stages';
import { STATE_TONE } from '@/lib/parcel/state-tone';
import { eventTone } from '@/components/parcels/track/card/event-tone';
import { WaybillText } from '@/components/ui/content/figures';
import { Skeleton } from '@/components/ui/status/skeleton';
import { Tag } from '@/components/ui/status/tag';
import { Timeline } from '@/components/ui/content/timeline';
import { api } from '@/lib/client/api/api';
import { useRead } from '@/lib/client/api/use-read';
import type { OrderView } from '@/lib/contract/orders';
import type { InstructionView, TrackView } from '@/lib/contract/tracking';
import { InfoCard } from './info-card';
import { useOrdersData } from '../orders-data.island';
import { sharedDelivery } from './shared-delivery';
import { StateHistory } from './state-history';
import styles from './tracking-info.module.css';

type Waybills = OrderView['waybills'];

interface Told {
  waybills: Waybills;
  /** Parcels whose expected days are shown with their journeys. */
  parcels: OrderView['parcels'];
  /** The receiver's instructions for all parcels. */
  instructions: OrderView['instructions'];
}

/** §2, tracking info: shows every scan in the local time of its place, parcel by parcel. */
export function TrackingInfo({ order }: { order: OrderView }) {
  const t = useTranslations('orders.tracking');
  const { waybills, instructions, history } = order;
  // If all parcels share an expected day, the head shows it once. Otherwise each journey shows its own.
  const parcels = sharedDelivery(order) ? [] : order.parcels;
  return (
    <InfoCard title={t('title')}>
      <Tracked waybills={waybills} parcels={parcels} instructions={instructions} />
      <StateHistory history={history} />
    </InfoCard>
  );
}

/** Loads the journeys so far, by waybill, without those that tracking does not know yet. */
async function loadTracks(waybillNos: string[], signal: AbortSignal): Promise<Map<string, TrackView>> {
  const { inTransit, signed, ended } = await api('queryTrack', { waybillNos }, { quiet: true, signal });
  return new Map([...inTransit, ...signed, ...ended].map((track) => [track.waybillNo, track]));
}

function Tracked(told: Told) {
  const { waybills } = told;
  const t = useTranslations('orders.tracking');
  const numbers = waybills.map(({ waybillNo }) => waybillNo);
  const tracked = useRead(numbers.join(), (_, signal) => loadTracks(numbers, signal));
  if (tracked.status === 'ready') return <Journeys {...told} tracks={tracked.data} />;
  if (tracked.status !== 'failed') return <Skeleton label={t('loading')} lines={4} />;
  return <ReadFailed title={t('failed')} failure={tracked.failure} retry={tracked.retry} />;
}

/** Shows a single parcel's journey, or those of several, each under its number. */
function Journeys({ waybills, parcels, instructions = [], tracks }: Told & { tracks: ReadonlyMap<string, TrackView> }) {
  const tTrack = useTranslations('track');
  const [first, ...others] = waybills;
  const askedOf = (waybill: string) => instructions.filter(({ waybillNo }) => waybillNo === waybill);
  if (first && others.length === 0) {
    return <Journey track={tracks.get(first.waybillNo) ?? null} instructions={askedOf(first.waybillNo)} />;
  }
  return (
    <ol role="list" className={styles.journeys}>
      {waybills.map(({ waybillNo, state }) => (
        <li key={waybillNo} className={styles.parcel}>
          <h3 className={styles.number}>
            <WaybillText number={waybillNo} /> <Tag tone={STATE_TONE[state]}>{tTrack(`states.${state}`)}</Tag>
          </h3>
          <ExpectedDay delivery={parcels.find((parcel) => parcel.waybillNo === waybillNo)?.delivery} />
          <Journey track={tracks.get(waybillNo) ?? null} instructions={askedOf(waybillNo)} />
        </li>
      ))}
    </ol>
  );
}

interface JourneyProps {
  track: TrackView | null;
  instructions: readonly InstructionView[];
}

function Journey({ track, instructions }: JourneyProps) {
  const t = useTranslations('orders.tracking');
  const tTrack = useTranslations('track.card');
  const { countryNames, contact, prefix } = useOrdersData();
  if (!track) return <p>{tTrack('none')}</p>;
  const events = track.events.map(({ code, description, time, timeZone, place, countryCode }) => ({
    key: `${time} ${code}`,
    title: description,
    place: countryCode ? tTrack('place', { city: place, country: countryNames[countryCode] }) : place,
    time: <EventTime time={time} timeZone={timeZone} />,
    tone: eventTone(code),
  }));
  const meaning = track.events[0]?.meaning;
  return (
    <div className={styles.journey}>
      <StageBar progress={progressOf(track)} />
      <Redeliveries items={track.redeliveries} />
      <Instructions title={tTrack('asked')} items={instructions} />
      {meaning && <MeaningFold meaning={meaning} prefix={prefix} contact={contact} />}
      {events.length ? <Timeline label={t('events')} events={events} /> : <p>{tTrack('none')}</p>}
    </div>
  );
}
