import { expect, it } from 'vitest';
import { createMessageTally } from '@/lib/server/platform/ports/message-tally';
import { createMetrics } from '@/lib/server/programs/metrics/metrics';
import { watchLimits } from '@/lib/server/programs/metrics/watch-limits';

it('dropped messages are counted by reason', async () => {
  const [metrics, tally] = [createMetrics(), createMessageTally()];
  watchLimits(metrics, tally);
  for (let time = 0; time < 2; time += 1) tally.recordDropped('account allowance');
  const text = await metrics.text();
  expect(text).toContain('messages_dropped_total{reason="account allowance"} 2');
});
