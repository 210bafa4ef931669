// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import { QuoteOffers, type ListedOffer } from '@/components/sending/quote/quote-offers';
import { QuoteResultView, type PricedResult } from '@/components/sending/quote/quote-result';
import { UncoveredNotice } from '@/components/sending/quote/uncovered-notice';
import quote from '@/messages/en/quote.json';
import { asRead } from '../../../support/as-read';

const total = { currency: 'CNY', minor: 49_800 };
const about = { total: { currency: 'GHS', minor: 75_500 }, cnyPerUnit: 0.66, ratesOf: '2026-11-27' };
const selectedOffer = {
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
const business = { ...selectedOffer, service: 'business-express', showHref: '/business' };
const result = {
  status: 'priced',
  offers: [{ service: 'intl-straight-small', quote: null, message: null }, business, selectedOffer],
  selectedOffer,
  billed: [],
  shareHref: '#',
  protectHref: null,
} as unknown as PricedResult;

const importCharges = { label: 'Import duty and tax', text: 'Customs decides.', notes: ['A rule.'], workings: ['VAT'] };

const freight = { code: 'freight', label: 'Freight', reason: 'By weight.', amount: total, payer: 'sender', parcel: 1 };
const duty = {
  code: 'saudi-duty',
  label: 'Duty in advance',
  reason: 'In advance.',
  amount: null,
  payer: 'receiver',
  parcel: 1,
};

const ROUTE = { from: { code: 'CAN', name: 'Guangzhou' }, to: { code: 'RUH', name: 'Riyadh' } };

const WORKINGS = { title: 'How we count the days', lines: ['We collect on weekdays.'] };

function show({
  totals = [total],
  charges = importCharges as typeof importCharges | null,
  hasCity = true,
  delivery = undefined as object | undefined,
} = {}) {
  const lines = [freight, duty];
  const quoted = { ...selectedOffer.quote, totals, lines, delivery, importCharges: charges ?? undefined };
  const offerWithCharges = { ...selectedOffer, quote: quoted };
  const offers = result.offers.map((offer) => (offer === (selectedOffer as unknown) ? offerWithCharges : offer));
  const priced = { ...result, offers, selectedOffer: offerWithCharges };
  render(
    <NextIntlClientProvider locale="en-GH" timeZone="Africa/Accra" messages={{ quote }}>
      <QuoteResultView result={priced as unknown as PricedResult} route={ROUTE} hasCity={hasCity} />
      <QuoteOffers
        offers={priced.offers.filter((offer) => offer !== priced.selectedOffer) as unknown as ListedOffer[]}
      />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('list', { name: quote.offers.label });
}

describe('the result of the calculator (§1, §9)', () => {
  it('lists the other services, those that accept the shipment first', () => {
    const names = within(show())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([quote.services['business-express'], quote.services['intl-straight-small']]);
  });

  it('states the total once, before the action, and folds the charges', () => {
    show();
    const answered = asRead(document.body.textContent ?? '').split('Other services')[0]!;
    const charges = screen.getByText(quote.breakdown.sender).closest('details')!;
    expect(charges.open).toBe(false);
    // The charges repeat the amount of a line, but not the total.
    expect(answered.replace(asRead(charges.textContent ?? ''), '').match(/CNY 498/g)).toHaveLength(1);
    expect(within(charges).queryByText(quote.breakdown.total)).toBeNull();
    expect(answered.indexOf('CNY 498')).toBeLessThan(answered.indexOf(quote.answer.send));
  });

  it('states the receiver’s duty once', () => {
    show();
    expect(screen.queryByText(duty.label, { exact: false })).toBeNull();
    cleanup();
    // Older quotes have no import charges.
    show({ charges: null });
    expect(screen.getByText(duty.label, { exact: false })).toBeTruthy();
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

  it('shows the sum of both currencies on a separate line', () => {
    show({ totals: [total, { currency: 'GHS', minor: 10_000 }] });
    const sums = screen.getAllByText((text) => asRead(text).startsWith('about GHS'));
    // CNY 498 at 0.66 is GHS 754.55, with GHS 100.
    expect(sums.map(({ textContent }) => asRead(textContent ?? ''))[0]).toBe('about GHS 855');
  });

  it('states the import charges, with their calculation and the rule', () => {
    show();
    const chargesText = screen.getByText(importCharges.label).closest('div')?.textContent;
    expect(chargesText).toBe('Import duty and taxCustoms decides.VATA rule.');
  });

  it('opens with the route, which the label shows before there is a price', () => {
    show();
    expect(screen.getByText(ROUTE.to.code).compareDocumentPosition(screen.getByText(quote.answer.send))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    cleanup();
    render(
      <NextIntlClientProvider locale="en-GH" messages={{ quote }}>
        <QuoteResultView result={{ status: 'none' }} route={ROUTE} hasCity={false} />
      </NextIntlClientProvider>,
    );
    expect(screen.getAllByText(/CAN|RUH/)).toHaveLength(2);
    expect(screen.getByText(quote.answer.none)).toBeTruthy();
  });

  it('shows day and price with their names, and the month once', () => {
    const delivery = {
      earliest: '2026-12-09',
      latest: '2026-12-15',
      text: '',
      note: 'If we have it.',
      workings: WORKINGS,
    };
    show({ delivery });
    const [days, price] = screen.getAllByRole('listitem').map(({ textContent }) => asRead(textContent ?? ''));
    expect(days).toBe(`${quote.answer.days}9–15 Dec${delivery.note}`);
    expect(price).toBe(`${quote.answer.title}CNY 498about GHS 755`);
    expect(screen.getByText(WORKINGS.lines[0]!).closest('details')?.open).toBe(false);
  });

  it('links to the choice of a city if the price is the one of other cities', () => {
    show({ hasCity: false });
    expect(screen.getByRole('link', { name: 'Choose a city' }).getAttribute('href')).toBe('#quote-form');
    cleanup();
    show();
    expect(screen.queryByRole('link', { name: 'Choose a city' })).toBeNull();
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
