import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '@/lib/server/programs/metrics/metrics';

/** Metrics that Prometheus itself creates. */
const ITS_OWN = ['up'];
/** Prefixes of metrics from other exporters. */
const EXPORTERS = /^(node|probe|pg)_/;
const BACKUP = 'docs/deploy/backup.sh';
/** Metrics that are read on each scrape. No scrape runs here: tests/contract/programs/metrics.test.ts reads them. */
const READ_LATER = [
  'messages_unsent',
  'webhooks_unsent',
  'db_pool_waiting',
  'db_pool_connections',
  'message_channel_up',
  'period_cap_full',
  // Counted by the supervisor of the process that serves.
  'site_process_replacements_total',
];

/** Returns the series in an expression: words other than functions, labels and keywords. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '').replaceAll(/\b(by|without)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(offset|or|and|unless|\d.*)$/.test(name));
}

interface Alert {
  alert: string;
  expr: string;
  labels?: { severity?: string };
  annotations: { summary: string; runbook?: string };
}
interface AlertFile {
  groups: { name: string; rules: Alert[] }[];
}
const alerts = (parse(readFileSync('docs/deploy/alerts.yml', 'utf8')) as AlertFile).groups.flatMap(
  ({ rules }) => rules,
);
const dashboard = JSON.parse(readFileSync('docs/deploy/grafana.json', 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

describe('the set of alerts and the dashboard', async () => {
  const metrics = createMetrics();
  metrics.responded({ source: 'call', route: 'login', status: 200, seconds: 0.01 });
  metrics.rendered('stored', 'visitor');
  metrics.pageFailed('track');
  metrics.handedOver('mail', 'taken');
  metrics.replaced({ memory: 0, died: 0 });
  metrics.dropped('account allowance');
  const text = await metrics.text();
  const metricNames = new Set([...text.matchAll(/^([a-z_]\w*)[{ ]/gm)].map(([, name]) => name!));
  const backupMetrics = readFileSync(BACKUP, 'utf8').match(/\bsite_backup_\w+/g) ?? [];
  for (const name of [...READ_LATER, ...ITS_OWN, ...backupMetrics]) metricNames.add(name);

  const expressions = [
    ...alerts.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];

  it('has expressions to check', () => {
    expect(expressions.length).toBeGreaterThan(20);
  });

  it.each(expressions)('uses existing metrics: %s', (expression) => {
    const names = namesIn(expression);
    expect(names.length).toBeGreaterThan(0);
    const unknown = names.filter((name) => !metricNames.has(name) && !EXPORTERS.test(name));
    expect(unknown, 'correct the name, or add a metric that is read on scrape to READ_LATER').toEqual([]);
  });

  const runbooks = readFileSync('docs/runbooks.md', 'utf8');
  const sections = runbooks.split(/^## /m).slice(1);
  const sectionOf = (alert: string) => sections.find((section) => section.startsWith(`${alert}\n`));

  it.each(alerts)('states for $alert the incident, its urgency and its runbook', (rule) => {
    expect(rule.annotations.summary).toMatch(/[.?]$/);
    expect(['critical', 'warning']).toContain(rule.labels?.severity);
    expect(rule.annotations.runbook).toBe(`docs/runbooks.md#${rule.alert.toLowerCase()}`);
    const section = sectionOf(rule.alert) ?? '';
    expect(section).toMatch(/^- Look: /m);
    expect(section).toMatch(/^- Do: /m);
  });

  it('has an alert for each runbook, and each runbook link has a heading', () => {
    const headings = sections.map((section) => section.slice(0, section.indexOf('\n')));
    expect(headings.filter((heading) => !alerts.some(({ alert }) => alert === heading))).toEqual([]);
    const links = [...runbooks.matchAll(/\]\(#(\w+)\)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !headings.some((heading) => heading.toLowerCase() === link))).toEqual([]);
  });
});
