import { api } from '@/lib/client/api/api';
import { useRead } from '@/lib/client/api/use-read';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { TrackView } from '@/lib/contract/tracking/tracking';

/** Loads the journeys so far, by waybill. A waybill that tracking does not have yet is left out. */
async function loadTracks(waybillNos: string[], signal: AbortSignal): Promise<Map<string, TrackView>> {
  const { inTransit, signed, ended } = await api('queryTrack', { waybillNos }, { quiet: true, signal });
  return new Map([...inTransit, ...signed, ...ended].map((track) => [track.waybillNo, track]));
}

export type LoadedTracks = ReturnType<typeof useTracks>;

/** Reads the journeys of an order's parcels. A new version of the order may bring new events. */
export function useTracks({ version, waybills }: Pick<OrderView, 'version' | 'waybills'>) {
  const numbers = waybills.map(({ waybillNo }) => waybillNo);
  return useRead([version, ...numbers].join(), (_, signal) => loadTracks(numbers, signal));
}
