import 'server-only';
import type { Verb } from '../verb';
import { readWaybill } from './read-numbers';
import { trackNumbers } from './track-numbers';

/** Answers both calls of §7 that track by waybill numbers. */
export const queryTrack: Verb<'queryTrack'> = ({ ctx, input }) => trackNumbers(ctx, input.waybillNos.map(readWaybill));
