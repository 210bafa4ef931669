// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DayTable } from '@/components/pages/status/day-table';
import { Incidents } from '@/components/pages/status/incidents';
import { PartDays } from '@/components/pages/status/part-days';
import type { IncidentView, StatusPartView } from '@/lib/contract/content/status';
import { availabilityOf, statusDays } from '@/lib/market/availability';
import ar from '@/messages/ar/status.json';
import en from '@/messages/en/status.json';

afterEach(cleanup);

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

it('a part has its measured availability beside the aim, never rounded up, and its days as a sentence', () => {
  show(<PartDays part={track} aim={0.9999} />);
  expect(screen.getByText('Measured: 99.99%')).toBeTruthy();
  expect(screen.getByText('Our target: 99.99%')).toBeTruthy();
  const strip = screen.getByRole('img', {
    name: 'Days without a failure: 2. With failures: 1. Not measured: 87.',
  });
  expect(strip.children).toHaveLength(90);
  expect([...strip.children].map((bar) => bar.getAttribute('title')).filter(Boolean)).toEqual(['28 Nov: 99.99%']);
});

it('a part without a measurement says so, and its state is a word', () => {
  show(<PartDays part={{ ...partOf('order', []), state: 'unknown' }} aim={0.9999} />);
  expect(screen.getByText('Not measured yet')).toBeTruthy();
  expect(screen.getByText('Not measured')).toBeTruthy();
});

it('the table has each day since the first measurement as text, the latest first, with its gaps', () => {
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

it('an incident without a translation shows the English text, marked for readers and for screen readers', () => {
  show(<Incidents incidents={[incident]} />, 'ar-EG-u-nu-latn');
  const english = screen.getByText('We found the cause.');
  expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
  expect(screen.getAllByText(ar.incidents.english)).toHaveLength(1);
  expect(screen.getByText('التتبع بطيء.').lang).toBe('');
  expect(screen.getByText(ar.incidents.open)).toBeTruthy();
});
