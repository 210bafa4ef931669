// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { TrackResults } from '@/components/parcels/track/results/track-results.island';
import { outcomeOf } from '@/components/parcels/track/search/track-search';
import type { TrackEventView, TrackView } from '@/lib/contract/tracking/tracking';
import type { Prefix } from '@/lib/market/prefix';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { parseWaybillList } from '@/lib/parcel/parse-waybill-list';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import common from '@/messages/en/common.json';
import parcel from '@/messages/en/parcel.json';
import track from '@/messages/en/track.json';
import { trackView } from '../../../../fixtures/track-view';
import { asRead } from '../../../support/as-read';

const SCAN: TrackEventView = {
  code: '',
  description: 'Scanned',
  time: '2026-11-27T08:00:00Z',
  timeZone: 'Africa/Casablanca',
  place: 'Casablanca',
  countryCode: 'MA',
  meaning: {
    topic: 'customs',
    text: 'Customs check the parcel.',
    next: 'Customs decide.',
    sender: 'Send the invoice.',
    receiver: 'Answer customs.',
    whenToContact: 'Now.',
    worry: 'Now.',
  },
};

describe('the result of a search', () => {
  const [first, second] = [exampleWaybill('GH'), exampleWaybill('KE')];
  const prefix = 'gh-en' as Prefix;
  function show(inTransit: TrackView[], requests = inTransit.map(({ waybillNo }) => waybillNo).join(' ')) {
    const { numbers } = parseWaybillList(requests);
    render(
      <NextIntlClientProvider locale="en-GH" timeZone="Africa/Accra" messages={{ track, common, parcel }}>
        <TrackResults
          prefix={prefix}
          numbers={numbers}
          outcome={outcomeOf(numbers, { inTransit, signed: [], failed: [] })}
          before={undefined}
          at="2026-11-27T08:00:00Z"
          unlocked={null}
          countryNames={Object.fromEntries(COUNTRIES.map((code) => [code, code])) as Record<Country, string>}
          contact={undefined}
          supportHref="/"
          example={first}
        />
      </NextIntlClientProvider>,
    );
  }

  it.each([
    ['IN_TRANSIT', 1],
    ['SIGNED', 0],
  ] as const)('shows import charges only before the delivery: %s', (state, count) => {
    const text = 'The receiver pays it.';
    const importCharges = { label: 'Import duty and tax', text, notes: [], incoterm: 'DAP' as const };
    show([{ ...trackView(first, state), importCharges }]);
    expect(screen.queryAllByText(importCharges.label)).toHaveLength(count);
  });

  it('shows the parcel of a single number without a count', () => {
    show([trackView(first, 'IN_TRANSIT')]);
    expect(document.querySelectorAll('section > details')).toHaveLength(0);
    // Heading levels stay in order for screen readers.
    expect(
      screen
        .getAllByRole('heading')
        .map(({ tagName }) => tagName)
        .slice(0, 2),
    ).toEqual(['H2', 'H3']);
  });

  it('shows the parcels of one order as rows, uncollected ones apart from those in transit', () => {
    show([trackView(first, 'WAITING'), trackView(second, 'IN_TRANSIT')]);
    const groups = [...document.querySelectorAll('section:has(> details)')];
    expect(groups.map((group) => group.querySelector('h2')?.textContent)).toEqual([
      track.groups.inTransit,
      track.states.WAITING,
    ]);
    expect(groups.map((group) => group.querySelector('article')?.id)).toEqual([second, first]);
  });

  it.each(['IN_TRANSIT', 'CUSTOMS_HELD'])(
    'names the state of a parcel after %s, with advice if somebody must act',
    (code) => {
      show([{ ...trackView(first, 'IN_TRANSIT'), events: [{ ...SCAN, code }] }]);
      const isHeld = code === 'CUSTOMS_HELD';
      const names = [track.groups.customs, track.states.IN_TRANSIT];
      const shown = names.map((name) => within(screen.getByRole('article')).queryAllByText(name).length);
      expect(shown).toEqual(isHeld ? [1, 0] : [0, 1]);
      const advice = screen.getByText(track.meaning.title).closest('details');
      expect(advice?.open).toBe(isHeld);
    },
  );

  it('shows a single number that was not found as its card', () => {
    show([], 'ABC');
    expect(document.querySelectorAll('details')).toHaveLength(0);
    expect(screen.getByRole('heading', { name: track.groups.notFound })).toBeDefined();
    const text = screen.getByRole('article').textContent;
    expect(text).toContain(track.notFound.shape);
    expect(text).not.toContain(track.groups.notFound);
  });

  it('heads the columns only if a parcel has values for them', () => {
    show([], 'ABC XYZ');
    expect(document.querySelectorAll('details')).toHaveLength(2);
    expect(screen.queryByText(parcel.columns.progress)).toBeNull();
    cleanup();
    show([trackView(first), trackView(second)]);
    expect(screen.getByText(parcel.columns.progress)).toBeDefined();
  });

  it('shows parcels as closed rows by urgency', () => {
    const numbers = COUNTRIES.slice(0, 4).map((country) => exampleWaybill(country));
    const states = ['IN_TRANSIT', 'WAITING', 'DELIVERY_FAILED', 'IN_TRANSIT'] as const;
    show(numbers.map((number, index) => trackView(number, states[index])));
    const rows = [...document.querySelectorAll('section > details')];
    expect(rows.map((row) => row.querySelector('summary bdi')?.textContent)).toEqual(
      [2, 0, 3, 1].map((at) => numbers[at]),
    );
    expect(rows.some((row) => row.hasAttribute('open'))).toBe(false);
    expect(rows.every((row) => row.querySelector('article'))).toBe(true);
    const chips = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'All: 4',
      'Delivery failed: 1',
      'In transit: 2',
      'Waiting for parcel: 1',
    ]);
    const targets = chips.map((chip) => document.querySelector(chip.getAttribute('href')!));
    expect(targets.map((target) => target?.querySelectorAll('details > summary > h3').length)).toEqual([4, 1, 2, 1]);
  });

  it('says in the row why somebody must act, and what helps with an unknown number', () => {
    const delivery = {
      status: 'expected',
      earliest: '2026-12-01',
      latest: '2026-12-02',
      text: '',
      note: null,
    } as const;
    const failed = trackView(first, 'DELIVERY_FAILED');
    const tracks = [
      { ...failed, events: [SCAN], delivery: { ...delivery, moves: [], workings: null } },
      { ...trackView(second), events: [SCAN] },
    ];
    show(tracks, [first, second, 'ABC'].join('\n'));
    const notes = [...document.querySelectorAll('summary:has(h3)')].map(({ lastElementChild }) =>
      lastElementChild?.tagName === 'SPAN' ? asRead(lastElementChild.textContent ?? '') : '',
    );
    expect(notes).toEqual(['Scanned.', '', expect.stringMatching(/^Ours look like DX/)]);
    const days = [...document.querySelectorAll('summary:has(h3) bdi[aria-hidden]')];
    expect(asRead(days[0]!.textContent ?? '')).toBe('Next try 1–2 Dec');
  });
});
