import 'server-only';
import type { Services } from '../../platform/context';
import type { Metrics } from './metrics';

/** Measures which hourly and daily caps this process found full, until their period ends. */
export function watchCaps(metrics: Metrics, { throttle, now }: Pick<Services, 'throttle' | 'now'>): void {
  metrics.measure({
    name: 'period_cap_full',
    help: '1 for each hourly or daily cap that this process saw reached, until its period ends.',
    label: 'cap',
    read: () => {
      const at = now().getTime();
      const { fullUntil } = throttle;
      for (const [cap, until] of fullUntil) if (until <= at) fullUntil.delete(cap);
      return new Map([...fullUntil.keys()].map((cap) => [cap, 1]));
    },
  });
}
