import 'server-only';
import type { Verb } from '../verb';
import { readWaybill, readMallNumber } from './read-numbers';
import { trackNumbers } from './track-numbers';

/** Answers both calls of §7 that track by waybill numbers. */
export const queryTrack: Verb<'queryTrack'> = ({ ctx, input }) => trackNumbers(ctx, input.waybillNos.map(readWaybill));

/** Answers both calls of §7, POST and GET, that track by the senders' order numbers. */
export const queryTrackByMallNo: Verb<'queryTrackByMallNo'> = ({ ctx, input }) =>
  trackNumbers(ctx, input.mallNos.map(readMallNumber));
