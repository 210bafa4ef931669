// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Answer, type PricedAnswer } from '@/components/sending/quote/quote-answer';
import { UncoveredNotice } from '@/components/sending/quote/uncovered-notice';
import quote from '@/messages/en/quote.json';
import { asRead } from '../as-read';

afterEach(cleanup);

const total = { currency: 'CNY', minor: 49_800 };
const about = { total: { currency: 'GHS', minor: 75_500 }, cnyPerUnit: 0.66, ratesOf: '2026-11-27' };
const chosen = {
  service: 'intl-straight-special',
  showHref: '#',
  handOver: { request: {}, places: {}, href: '/send', plainHref: '/plain' },
  quote: {
    totals: [total],
    receiverTotals: [],
    lines: [],
    chargeable: [{}],
    about,
    validUntil: '2026-12-04T00:00:00Z',
  },
};
const answer = {
  status: 'priced',
  offers: [{ service: 'intl-straight-small', quote: null, message: null }, chosen],
  chosen,
  billed: [],
  shareHref: '#',
  protectHref: null,
} as unknown as PricedAnswer;

const importCharges = { label: 'Import duty and tax', text: 'Customs decides.', notes: ['A rule.'], workings: ['VAT'] };

function show(totals = [total]) {
  const priced = { ...answer, chosen: { ...chosen, quote: { ...chosen.quote, totals, importCharges } } };
  render(
    <NextIntlClientProvider locale="en-GH" timeZone="Africa/Accra" messages={{ quote }}>
      <Answer answer={priced as unknown as PricedAnswer} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('list', { name: quote.offers.label });
}

describe('the answer of the calculator (§1, §9)', () => {
  it('lists services that accept the shipment before others', () => {
    const names = within(show())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([quote.services['intl-straight-special'], quote.services['intl-straight-small']]);
  });

  it('has one main action', () => {
    show();
    const main = screen.getAllByRole('link').filter(({ className }) => className.includes('primary'));
    expect(main.map(({ textContent }) => textContent)).toEqual([quote.answer.send]);
  });

  it('states the total in the market’s own money too, and the rate once', () => {
    show();
    expect(screen.getAllByText((text) => asRead(text).startsWith('about GHS'))).toHaveLength(2);
    expect(screen.getAllByText(/exchange rate/)).toHaveLength(1);
  });

  it('adds up two currencies in a line of their own', () => {
    show([total, { currency: 'GHS', minor: 10_000 }]);
    const sum = screen.getByText(quote.breakdown.together).parentElement?.parentElement?.textContent ?? '';
    // CNY 498 at 0.66 is GHS 754.55, with GHS 100.
    expect(asRead(sum)).toContain('about GHS 855');
  });

  it('states the import charges, with their calculation and the rule', () => {
    show();
    const said = screen.getByText(importCharges.label).closest('div')?.textContent;
    expect(said).toBe('Import duty and taxCustoms decides.VATA rule.');
  });

  it('states the ways to pay', () => {
    show();
    expect(screen.getAllByText(quote.breakdown.pay)).toHaveLength(1);
  });
});

it('a value above the cover links from the review to the choice of protection, if offered', () => {
  const onProtect = vi.fn();
  const value = { parcel: 1, value: total, covered: total };
  const notice = (protection: { insured: typeof total; fee: typeof total } | null) => (
    <NextIntlClientProvider locale="en-GH" messages={{ quote }}>
      <UncoveredNotice uncovered={[{ ...value, protection }]} parcels={1} href={null} onPress={onProtect} />
    </NextIntlClientProvider>
  );
  const { rerender } = render(notice({ insured: total, fee: total }));
  fireEvent.click(screen.getByRole('button', { name: quote.cover.add }));
  expect(onProtect).toHaveBeenCalledOnce();
  rerender(notice(null));
  expect(screen.queryByRole('button')).toBeNull();
});
