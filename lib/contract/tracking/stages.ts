import type { TrackView } from './tracking';
import { trackTone } from './track-tone';
import { isScanCode, type ScanCode } from '@/lib/parcel/scan-codes';
import type { ParcelState } from '@/lib/parcel/states';

export const JOURNEY_STAGES = ['placed', 'collected', 'flight', 'customs', 'delivery', 'signed'] as const;
export type JourneyStage = (typeof JOURNEY_STAGES)[number];

/** Furthest stage of the journey that each scan proves. */
const STAGE_OF_SCAN: Readonly<Record<ScanCode, JourneyStage>> = {
  PICKED_UP: 'collected',
  ARRIVED_HUB: 'collected',
  DEPARTED_HUB: 'collected',
  FLIGHT_DEPARTED: 'flight',
  FLIGHT_ARRIVED: 'customs',
  CUSTOMS_STARTED: 'customs',
  CUSTOMS_HELD: 'customs',
  CUSTOMS_RELEASED: 'customs',
  ARRIVED_LOCAL_HUB: 'delivery',
  OUT_FOR_DELIVERY: 'delivery',
  DELIVERY_FAILED: 'delivery',
  READY_FOR_COLLECTION: 'delivery',
  SIGNED: 'signed',
  RETURNED: 'delivery',
  SHELVED: 'delivery',
  DESTROYED: 'delivery',
  DAMAGED: 'collected',
  LOST: 'collected',
};

/** The minimum stage of a state, if scans are missing. */
const STAGE_OF_STATE: Readonly<Record<ParcelState, JourneyStage>> = {
  WAITING: 'placed',
  IN_TRANSIT: 'collected',
  OUT_FOR_DELIVERY: 'delivery',
  SIGNED: 'signed',
  DELIVERY_FAILED: 'delivery',
  READY_FOR_COLLECTION: 'delivery',
  RETURNED: 'delivery',
  SHELVED: 'delivery',
  DESTROYED: 'delivery',
  SENT_ON: 'delivery',
  CANCELLED: 'placed',
  LOST: 'collected',
};

export interface JourneyProgress {
  /** Stages of this journey. A domestic one has no flight and no customs. */
  stages: readonly JourneyStage[];
  /** Index of the furthest stage reached. */
  reachedStages: number;
  /** Colour tone of the parcel's state. */
  tone: ReturnType<typeof trackTone>;
}

export function progressOf(
  track: Pick<TrackView, 'state' | 'events' | 'senderCountry' | 'receiverCountry'>,
): JourneyProgress {
  const isDomestic = track.senderCountry === track.receiverCountry;
  const stages: readonly JourneyStage[] = isDomestic
    ? JOURNEY_STAGES.filter((stage) => stage !== 'flight' && stage !== 'customs')
    : JOURNEY_STAGES;
  const scannedStages = track.events.flatMap(({ code }) => (isScanCode(code) ? [STAGE_OF_SCAN[code]] : []));
  const furthestStage = [STAGE_OF_STATE[track.state], ...scannedStages].map((stage) => stages.indexOf(stage));
  return { stages, reachedStages: Math.max(...furthestStage), tone: trackTone(track) };
}
