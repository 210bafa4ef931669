// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { DayTable } from '@/components/pages/status/day-table';
import { Incidents } from '@/components/pages/status/incidents';
import { incidentFeed } from '@/components/pages/status/incident-feed';
import { PartDays } from '@/components/pages/status/part-days';
import { StateNow } from '@/components/pages/status/status-page';
import type { IncidentView, StatusPartView } from '@/lib/contract/content/status';
import { AVAILABILITY_TARGET, availabilityOf, STATUS_DAYS, statusDays } from '@/lib/market/availability';
import ar from '@/messages/ar/status.json';
import en from '@/messages/en/status.json';

const NOW = new Date('2026-11-29T12:00:00Z');

function show(view: ReactNode, locale: 'en-GH' | 'ar-EG-u-nu-latn' = 'en-GH') {
  const messages = { status: locale === 'en-GH' ? en : ar };
  render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {view}
    </NextIntlClientProvider>,
  );
}

function partOf(part: StatusPartView['part'], measured: Parameters<typeof statusDays>[0]): StatusPartView {
  const days = statusDays(measured, NOW);
  return { part, state: 'up', checkedAt: NOW.toISOString(), availability: availabilityOf(days), days };
}

const track = partOf('track', [
  { day: '2026-11-27', upSeconds: 86_400, downSeconds: 0 },
  { day: '2026-11-28', upSeconds: 82_800, downSeconds: 8 },
  { day: '2026-11-29', upSeconds: 43_200, downSeconds: 0 },
]);

it('a part has its availability beside the aim, never rounded up, and its days', () => {
  show(<PartDays part={track} aim={AVAILABILITY_TARGET} />);
  expect(screen.getByText('Measured: 99.99%')).toBeTruthy();
  expect(screen.getByText('Our target: 99.99%')).toBeTruthy();
  const strip = screen.getByRole('img', {
    name: /: 2\..*: 1\..*: 87\./,
  });
  expect(strip.children).toHaveLength(STATUS_DAYS);
  expect([...strip.children].map((bar) => bar.getAttribute('title')).filter(Boolean)).toEqual(['28\u00a0Nov: 99.99%']);
});

it('a part without a measurement is marked so, and its state is a word', () => {
  show(<PartDays part={{ ...partOf('order', []), state: 'unknown' }} aim={AVAILABILITY_TARGET} />);
  expect(screen.getByText('Not measured yet')).toBeTruthy();
  expect(screen.getByText('Not measured')).toBeTruthy();
});

it('the table has each day since the first measurement as text, with its gaps', () => {
  show(<DayTable parts={[track, partOf('order', [])]} />);
  const [, ...rows] = screen.getAllByRole('row', { hidden: true });
  const cells = rows.map((row) =>
    [...within(row).getAllByRole('cell', { hidden: true })].map((each) => each.textContent),
  );
  expect(cells).toEqual([
    ['100%', 'Not measured'],
    ['99.99% (4% of the day not measured)', 'Not measured'],
    ['100%', 'Not measured'],
  ]);
});

it('there is no table before the first measurement', () => {
  show(<DayTable parts={[partOf('order', [])]} />);
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});

const incident: IncidentView = {
  reference: 'IN0000000000',
  parts: ['track', 'quote'],
  openedAt: '2026-11-29T09:00:00.000Z',
  closedAt: null,
  entries: [
    { step: 'opened', at: '2026-11-29T09:00:00.000Z', text: 'التتبع بطيء.', language: 'ar' },
    { step: 'updated', at: '2026-11-29T09:30:00.000Z', text: 'We found the cause.', language: 'en' },
  ],
};

it('an incident without a translation shows the English text, marked as such', () => {
  show(<Incidents incidents={[incident]} feed="/eg-ar/status/rss.xml" />, 'ar-EG-u-nu-latn');
  const english = screen.getByText('We found the cause.');
  expect(english).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(screen.getAllByText(ar.incidents.english)).toHaveLength(1);
  expect(screen.getByText('التتبع بطيء.').lang).toBe('');
  expect(screen.getByText(ar.incidents.open)).toBeTruthy();
});

const statusWith = (incidents: readonly IncidentView[], parts: readonly StatusPartView[]) => ({
  at: NOW.toISOString(),
  aim: AVAILABILITY_TARGET,
  parts: [...parts],
  incidents: [...incidents],
});

it('the state now names what fails, then open incidents, then what was measured', () => {
  const closedIncident = { ...incident, closedAt: '2026-11-29T10:00:00.000Z' };
  const unmeasured: StatusPartView = { ...partOf('order', []), state: 'unknown' };
  const down: StatusPartView = { ...track, state: 'down' };
  for (const [incidents, parts, title] of [
    [[closedIncident], [track, unmeasured], en.now.up],
    [[closedIncident, incident], [track, unmeasured], 'We’re working on an incident: Tracking and Quotes'],
    [[incident], [down], 'Not working at the last check: Tracking'],
    [[], [unmeasured], en.now.unknown],
  ] as const) {
    show(<StateNow status={statusWith(incidents, parts)} minutes={10} />);
    expect(screen.getByText(title)).toBeTruthy();
    cleanup();
  }
});

it('the feed has an item for each entry of an incident, the latest first', () => {
  const text = ']]><script>alert(1)</script> \u0000';
  const entries = [
    ...incident.entries,
    { ...incident.entries[1]!, step: 'closed' as const, at: '2026-11-29T11:00:00.000Z', text },
  ];
  const page = 'https://dunia.test/gh-en/status';
  const xml = new DOMParser().parseFromString(
    incidentFeed({
      incidents: [{ ...incident, entries }],
      language: 'en-GH',
      locale: 'en-GH',
      page,
      feed: `${page}/rss.xml`,
      t: createTranslator({ locale: 'en-GH', messages: { status: en }, namespace: 'status' }),
    }),
    'application/xml',
  );
  expect(xml.querySelector('parsererror') ?? xml.querySelector('script')).toBeNull();
  const all = (path: string) => [...xml.querySelectorAll(path)].map((each) => each.textContent?.trim());
  expect(all('item > title')).toEqual([
    'Resolved: Tracking and Quotes',
    'Update: Tracking and Quotes',
    'Reported: Tracking and Quotes',
  ]);
  expect(new Set(all('item > link'))).toEqual(new Set([`${page}#IN0000000000`]));
  expect(new Set(all('item > guid')).size).toBe(3);
  expect(all('item > description')[0]).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});
