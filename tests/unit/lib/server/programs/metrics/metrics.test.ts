import { expect, it } from 'vitest';
import { createMetrics } from '@/lib/server/programs/metrics/metrics';

it('the supervisor counts replacements, with each reason from the first scrape on', async () => {
  const metrics = createMetrics();
  const lines = async () => (await metrics.text()).split('\n').filter((line) => /^site_process_replac/.test(line));
  metrics.replaced({ memory: 0, died: 0 });
  expect(await lines()).toEqual([
    'site_process_replacements_total{reason="memory"} 0',
    'site_process_replacements_total{reason="died"} 0',
  ]);
  metrics.replaced({ memory: 3, died: 1 });
  expect(await lines()).toEqual([
    'site_process_replacements_total{reason="memory"} 3',
    'site_process_replacements_total{reason="died"} 1',
  ]);
});
