import 'server-only';
import type { Verb } from '../verb';
import { readMallNumber } from './read-numbers';
import { trackNumbers } from './track-numbers';

/** Answers both calls of §7, POST and GET, that track by the senders' order numbers. */
export const queryTrackByMallNo: Verb<'queryTrackByMallNo'> = ({ ctx, input }) =>
  trackNumbers(ctx, input.mallNos.map(readMallNumber));
