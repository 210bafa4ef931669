import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '@/lib/server/metrics/metrics';

/** What Prometheus itself makes. */
const ITS_OWN = new Set(['up']);
/** Read when somebody asks, which nobody does here: tests/contract/metrics.test.ts reads them. */
const READ_LATER = [
  'messages_unsent',
  'webhooks_unsent',
  'db_pool_waiting',
  'db_pool_connections',
  'message_channel_up',
];

/** The figures that an expression names: words that are no function, label or keyword. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '').replaceAll(/\b(by|without)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(offset|\d)/.test(name));
}

const alerts = readFileSync('docs/deploy/alerts.yml', 'utf8');
const dashboard = JSON.parse(readFileSync('docs/deploy/grafana.json', 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

describe('alerts and dashboard', async () => {
  const metrics = createMetrics();
  metrics.answered({ source: 'call', route: 'login', status: 200, seconds: 0.01 });
  metrics.drawn('stored');
  metrics.handedOver('mail', 'taken');
  const text = await metrics.text();
  const known = new Set([...text.matchAll(/^([a-z_]\w*)[{ ]/gm)].map(([, name]) => name!));
  for (const name of [...READ_LATER, ...ITS_OWN]) known.add(name);

  const expressions = [
    ...[...alerts.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression]) => expression!),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];

  it('are more than a handful', () => {
    expect(expressions.length).toBeGreaterThan(20);
  });

  it.each(expressions)('name figures that a process has: %s', (expression) => {
    const names = namesIn(expression);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('alerts say what to do in a sentence', () => {
    const summaries = [...alerts.matchAll(/summary: '?(.+?)'?$/gm)].map(([, summary]) => summary!);
    expect(summaries.length).toBe([...alerts.matchAll(/- alert:/g)].length);
    for (const summary of summaries) expect(summary).toMatch(/[.?]$|them\.$/);
  });
});
