'use client';

import { useTranslations } from 'next-intl';
import { ExpectedDay } from '@/components/parts/facts/expected-day';
import { ReadFailed } from '@/components/parts/read-failed';
import { EventTime } from '@/components/parcels/track/card/event-time.island';
import { Instructions } from '@/components/parcels/track/card/instructions';
import { MeaningFold } from '@/components/parcels/track/card/meaning-fold';
import { Redeliveries } from '@/components/parcels/track/card/redeliveries';
import { StageBar } from '@/components/parcels/track/card/stage-bar';
import { progressOf } from '@/lib/contract/tracking/stages';
import { eventTone } from '@/components/parcels/track/card/event-tone';
import { WaybillText } from '@/components/ui/content/figures';
import { Skeleton } from '@/components/ui/status/skeleton';
import { Fold } from '@/components/ui/content/fold';
import { Timeline } from '@/components/ui/content/timeline';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { InstructionView, TrackView } from '@/lib/contract/tracking/tracking';
import { isFinal } from '@/lib/parcel/states';
import { groupByContent } from './group-by-content';
import { InfoCard } from './info-card';
import { useOrdersData } from '../orders-data.island';
import { sharedDelivery } from '../delivery/shared-delivery';
import { StateHistory } from './state-history';
import styles from './tracking-info.module.css';
import type { LoadedTracks } from './use-tracks';

/** Newest events that are shown at once while the parcel moves. The others are in a fold. */
const OPEN_EVENTS = 2;

type Waybills = OrderView['waybills'];

interface LoadedTracking {
  waybills: Waybills;
  /** Parcels whose expected days are shown with their journeys. */
  parcels: OrderView['parcels'];
  /** The receiver's instructions for all parcels. */
  instructions: OrderView['instructions'];
}

/** Tracking info: shows every scan in the local time of its place, parcel by parcel (§2). */
export function TrackingInfo({ order, tracks }: { order: OrderView; tracks: LoadedTracks }) {
  const t = useTranslations('orders.tracking');
  const { waybills, instructions, history } = order;
  // If all parcels share an expected day, the head shows it once. Otherwise each journey shows its own.
  const parcels = sharedDelivery(order) ? [] : order.parcels;
  return (
    <InfoCard title={t('title')}>
      <TrackedWaybills waybills={waybills} parcels={parcels} instructions={instructions} read={tracks} />
      <StateHistory history={history} />
    </InfoCard>
  );
}

function TrackedWaybills({ read, ...tracking }: LoadedTracking & { read: LoadedTracks }) {
  const t = useTranslations('orders.tracking');
  if (read.status === 'ready') return <Journeys {...tracking} tracks={read.data} />;
  if (read.status !== 'failed') return <Skeleton label={t('loading')} lines={4} />;
  return <ReadFailed title={t('failed')} failure={read.failure} retry={read.retry} />;
}

/**
 * Returns what a parcel's journey shows. Scans of one minute count as one moment, because parcels are scanned one after
 * another.
 */
function journeyOf({ waybillNo, state }: Waybills[number], { parcels, instructions = [], tracks }: TrackedJourney) {
  const { delivery } = parcels.find((parcel) => parcel.waybillNo === waybillNo) ?? {};
  const track = tracks.get(waybillNo);
  const events = track?.events.map(({ code, description, time, place }) => [
    code,
    description,
    time.slice(0, 16),
    place,
  ]);
  const instructionTexts = instructions.filter((each) => each.waybillNo === waybillNo).map(({ text }) => text);
  return [state, delivery, events, track?.redeliveries, instructionTexts];
}

type TrackedJourney = LoadedTracking & { tracks: ReadonlyMap<string, TrackView> };

/** Shows the journeys, each under the numbers of the parcels that share it. A single journey needs no number. */
function Journeys(trackedJourney: TrackedJourney) {
  const { waybills, parcels, instructions = [], tracks } = trackedJourney;
  const groups = groupByContent(waybills, (waybill) => journeyOf(waybill, trackedJourney));
  const instructionsOf = (waybill: string) => instructions.filter(({ waybillNo }) => waybillNo === waybill);
  return (
    <ol role="list" className={styles.journeys}>
      {groups.map((group) => {
        const { waybillNo } = group[0]!;
        return (
          <li key={waybillNo} className={styles.parcel}>
            {groups.length > 1 && (
              <h3 className={styles.number}>
                {group.map((each) => (
                  <WaybillText key={each.waybillNo} number={each.waybillNo} />
                ))}
              </h3>
            )}
            <ExpectedDay delivery={parcels.find((parcel) => parcel.waybillNo === waybillNo)?.delivery} />
            <Journey track={tracks.get(waybillNo) ?? null} instructions={instructionsOf(waybillNo)} />
          </li>
        );
      })}
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
  // Head and proof show the end of a journey, so a finished one has no bar and one open event.
  const isOver = isFinal(track.state);
  const open = isOver ? 1 : OPEN_EVENTS;
  const earlier = events.slice(open);
  const meaning = track.events[0]?.meaning;
  return (
    <div className={styles.journey}>
      {!isOver && <StageBar progress={progressOf(track)} />}
      <Redeliveries items={track.redeliveries} />
      <Instructions title={tTrack('asked')} items={instructions} />
      {!isOver && meaning && <MeaningFold open={false} meaning={meaning} prefix={prefix} contact={contact} />}
      {events.length ? <Timeline label={t('events')} events={events.slice(0, open)} /> : <p>{tTrack('none')}</p>}
      {earlier.length > 0 && (
        <Fold title={t('earlier', { count: earlier.length })}>
          <Timeline label={t('events')} events={earlier} />
        </Fold>
      )}
    </div>
  );
}
