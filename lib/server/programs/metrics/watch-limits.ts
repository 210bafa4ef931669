import 'server-only';
import type { MessageTally } from '../../platform/ports/message-tally';
import type { Metrics } from './metrics';

/** Counts the messages that limits drop. */
export function watchLimits(metrics: Metrics, tally: MessageTally): void {
  tally.onDropped(metrics.dropped);
}
